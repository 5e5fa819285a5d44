/** Rises with every change of the contract that code built before it would not cope with. */
export const contractVersion = 3

/** Pages built with an older contract are asked to load again instead of being answered. */
export const oldestClient = 3

/** The header in which a page says which contract it was built with. */
export const clientHeader = 'Rebond-Client'
