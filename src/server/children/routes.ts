import * as children from '../../contract/children.ts'
import type { App } from '../app-env.ts'
import { serve } from '../serve.ts'
import { addChild } from './add-child.ts'

export function childRoutes(app: App): void {
  serve(app, children.add, ({ input, actor, db, now, http }) =>
    addChild(db, actor, { ...input, settings: http.var.context.env, now }),
  )
}
