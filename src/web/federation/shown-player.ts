/** Whose licence and rankings are shown: a player of the coach's club, or null for whoever is signed in. */
export type ShownPlayer = ShownToCoach | null

export interface ShownToCoach {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}
