/** How many players' settings are saved at once, at the most. */
export const maxSettings = 500
