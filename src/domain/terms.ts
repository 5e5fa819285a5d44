/** The day of the terms of sale (`terms-page.tsx`): raised with every change of their text. */
export const termsVersion = '2026-11-23'
