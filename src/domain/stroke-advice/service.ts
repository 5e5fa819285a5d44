import { lance } from './lance.ts'
import { marteau } from './marteau.ts'
import { pioche } from './pioche.ts'
import { revers } from './revers.ts'
import type { AdviceOfCategory } from './stroke-advice.ts'

/**
 * How these texts read the words that clubs use in more than one way. Left and right are a right-hander's,
 * seen from the server; a left-hander mirrors all of it, the effect's name included.
 *
 * - Marteau: blade upwards, the racket held like a hammer, along the outer flank of the ball.
 * - Lancé: a toss well above the head, then the pendulum, blade downwards, towards the body.
 * - Revers: the backhand face, from the opposite hip or shoulder.
 * - Pioche: high elbow, blade downwards, forehand face; it digs in front of the belly and hooks outwards, a reverse
 *   pendulum.
 * - Latéral Gauche, Droit: a vertical axis (« toupie »), named by the side to which the ball curves. A racket that
 *   crosses behind the ball to the right makes it curve to the left; so does one that goes forward along its right.
 * - Dévié: the axis of flight (« hélice »): straight in the air, it breaks at the bounce, away from where the racket
 *   passed underneath.
 */
export const serviceAdvice = {
  Marteau: marteau,
  Lancé: lance,
  Revers: revers,
  Pioche: pioche,
} satisfies AdviceOfCategory
