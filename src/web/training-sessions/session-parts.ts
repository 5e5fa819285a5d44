// What is opened from what stands beside the lists, in chunks of their own.

export const loadRepeatPanel = () => import('./repeat-session-panel.tsx')
export const loadSessionForm = () => import('./session-form.tsx')
export const loadRollCall = () => import('./roll-call.tsx')
export const loadArrivalDialog = () => import('./arrival-dialog.tsx')

export const otherParts = [
  loadRepeatPanel,
  loadSessionForm,
  loadRollCall,
  loadArrivalDialog,
  () => import('./deletion-question.tsx'),
] as const
