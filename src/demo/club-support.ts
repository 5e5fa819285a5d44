import { addDays, instantOn } from './club-days.ts'
import { people } from './club-people.ts'
import { idOf } from './seeded.ts'

export const questionId = idOf('support question of lea')

/** What Léa has asked whoever runs the server, with the answer. */
export function supportQuestion(today: string) {
  const asked = addDays(today, -12)
  return {
    id: questionId,
    accountId: people.lea.id,
    subject: 'L’appel au sous-sol',
    device: 'Chrome sur Android',
    screen: '390 × 844',
    version: 'app-d3m0',
    askedAt: instantOn(asked, '20:41:00'),
    messages: [
      {
        id: questionId,
        fromOperator: false,
        body: 'Bonjour, notre salle est au sous-sol et le réseau coupe sans arrêt. Hier, deux pointages sont restés « En attente d’envoi ». Sont-ils perdus si je ferme Rebond ?',
        writtenAt: instantOn(asked, '20:41:00'),
      },
      {
        id: idOf('answer to lea'),
        fromOperator: true,
        body: 'Bonjour Léa,\n\nNon, rien n’est perdu : ce qui est en attente reste sur votre téléphone, même fermé. Rouvrez Rebond une fois remontée, le compteur en haut de l’écran redescend à zéro et tout est enregistré.\n\nUne seule précaution : ne vous déconnectez pas avant.\n\nBonne semaine,\nSamia, pour Rebond',
        writtenAt: instantOn(addDays(asked, 1), '08:12:00'),
      },
    ],
  }
}
