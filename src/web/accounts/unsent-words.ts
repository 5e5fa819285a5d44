/** How many writes are queued: the waiting ones are sent automatically, the refused ones never. */
export interface UnsentCounts {
  waiting: number
  refused: number
}

export function countUnsent(writes: readonly { refused: unknown }[]): UnsentCounts {
  const refused = writes.filter((write) => write.refused).length
  return { waiting: writes.length - refused, refused }
}

/** The title of the question before signing out. */
export function unsentTitle({ waiting, refused }: UnsentCounts): string {
  if (waiting === 0) return `${records(refused)} ${refused === 1 ? 'est' : 'sont'} à revoir.`
  const unsent = waiting === 1 ? 'n’a pas encore été envoyé' : 'n’ont pas encore été envoyés'
  const rest = refused === 0 ? '' : `, ${refused} ${refused === 1 ? 'est' : 'sont'} à revoir`
  return `${records(waiting)} ${unsent}${rest}.`
}

export function signOutAdvice({ waiting, refused }: UnsentCounts): string {
  const sentences = [
    waiting > 0 && 'Restez connecté jusqu’au retour du réseau\u00A0: tout partira tout seul.',
    refused > 0 &&
      'Ce qui est à revoir ne partira pas tout seul\u00A0: restez connecté pour le copier, le renvoyer ou l’abandonner.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** For the entry pages, where anybody may read it: only the numbers, not the content. */
export function unsentNotice({ waiting, refused }: UnsentCounts): string {
  const sentences = [
    waiting === 1 &&
      '1 enregistrement attend sur cet appareil\u00A0: il partira quand la personne qui l’a fait se reconnectera.',
    waiting > 1 &&
      `${records(waiting)} attendent sur cet appareil\u00A0: ils partiront quand la personne qui les a faits se reconnectera.`,
    refused === 1 &&
      '1 enregistrement à revoir est gardé sur cet appareil\u00A0: la personne qui l’a fait le retrouvera en se reconnectant.',
    refused > 1 &&
      `${records(refused, 'à revoir')} sont gardés sur cet appareil\u00A0: la personne qui les a faits les retrouvera en se reconnectant.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

function records(count: number, which = ''): string {
  return `${count} ${count === 1 ? 'enregistrement' : 'enregistrements'} ${which}`.trim()
}
