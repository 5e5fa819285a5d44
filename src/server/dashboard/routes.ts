import type { App } from '../app-env.ts'

export function dashboardRoutes(_app: App): void {}
