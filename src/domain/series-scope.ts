/** « Celle-ci » is none of these: « Et les suivantes », « Toutes ». */
export const seriesScopes = ['following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]
