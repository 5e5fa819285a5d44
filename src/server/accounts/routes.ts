import type { App } from '../app-env.ts'

export function accountRoutes(_app: App): void {}
