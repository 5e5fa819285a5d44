import type { Rating } from '../../domain/training-session.ts'

export const ratingNames: Readonly<Record<Rating, string>> = { positive: 'Positif', negative: 'Négatif' }
