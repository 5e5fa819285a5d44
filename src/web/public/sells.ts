import { createContext } from 'react'

/** Whether the site sells subscriptions: false with `BILLING=off`. */
export const SellsContext = createContext(true)
