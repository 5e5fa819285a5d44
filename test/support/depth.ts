/** Set by `npm run test:deep`: the same tests with more seeds, rounds and cases than there is time for in `npm test`. */
export const isDeep = process.env.TEST_DEPTH === 'deep'
