/** Increased with every change of the contract that breaks earlier builds of the page. */
export const contractVersion = 4

/** Requests of pages built with an older contract are refused: the page has to reload. */
export const oldestClient = 4

/** The header with the contract version that a page was built with. */
export const clientHeader = 'Rebond-Client'
