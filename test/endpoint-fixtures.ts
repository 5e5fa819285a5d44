import { accountFixtures } from './account-fixtures.ts'
import { clubFixtures } from './club-fixtures.ts'
import type { Fixture } from './endpoint-fixture.ts'
import { progressFixtures } from './progress-fixtures.ts'
import { billingFixtures } from './billing-fixtures.ts'
import { requestFixtures } from './request-fixtures.ts'
import { trainingFixtures } from './training-fixtures.ts'

/** By the endpoint's name in src/contract/endpoints.ts. */
export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries({
    ...accountFixtures,
    ...clubFixtures,
    ...progressFixtures,
    ...requestFixtures,
    ...billingFixtures,
    ...trainingFixtures,
  }),
)
