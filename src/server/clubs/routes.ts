import type { App } from '../app-env.ts'

export function clubRoutes(_app: App): void {}
