import { createContext } from 'react'

/** Whether anything is sold on the site of these pages. Where `BILLING=off`, nothing is. */
export const Sells = createContext(true)
