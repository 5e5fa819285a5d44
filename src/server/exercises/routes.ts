import type { App } from '../app-env.ts'

export function exerciseRoutes(_app: App): void {}
