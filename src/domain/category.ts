export const categories = ['service', 'initiative', 'counter', 'defense'] as const
/** The four quarters of the table, in the order in which every screen places them. */
export type Category = (typeof categories)[number]
