// What stands beside the lists is as large as the rest of the page: it is fetched after it, so that the lists come sooner.

export const loadSessionPanels = () => import('./session-panels.tsx')
export const loadRepeatPanel = () => import('./repeat-session-panel.tsx')
export const loadSessionForm = () => import('./session-form.tsx')
export const loadRollCall = () => import('./roll-call.tsx')
export const loadArrivalDialog = () => import('./arrival-dialog.tsx')
export const loadSessionQuestions = () => import('./session-questions.tsx')

/** Those that are opened from the panels. */
export const otherParts = [
  loadRepeatPanel,
  loadSessionForm,
  loadRollCall,
  loadArrivalDialog,
  loadSessionQuestions,
] as const
