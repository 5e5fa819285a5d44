import type { App } from '../app-env.ts'

export function trainingSessionRoutes(_app: App): void {}
