import { accountFixtures } from '../club/account-fixtures.ts'
import { analysesFixtures } from '../club/analyses-fixtures.ts'
import { apiKeyFixtures } from '../club/api-key-fixtures.ts'
import { clubFixtures } from '../club/club-fixtures.ts'
import { exportFixtures } from '../club/export-fixtures.ts'
import { federationFixtures } from '../club/federation-fixtures.ts'
import { groupFixtures } from '../club/group-fixtures.ts'
import { importFixtures } from '../club/import-fixtures.ts'
import { progressFixtures } from '../club/progress-fixtures.ts'
import { billingFixtures } from '../stripe/billing-fixtures.ts'
import { requestFixtures } from '../club/request-fixtures.ts'
import { statisticsFixtures } from '../club/statistics-fixtures.ts'
import { supportFixtures } from '../club/support-fixtures.ts'
import { trainingFixtures } from '../club/training-fixtures.ts'
import type { Fixture } from './fixture.ts'

/** By the endpoint's name in src/contract/endpoints.ts. */
export const fixtures: ReadonlyMap<string, Fixture> = new Map(
  Object.entries({
    ...accountFixtures,
    ...analysesFixtures,
    ...apiKeyFixtures,
    ...clubFixtures,
    ...exportFixtures,
    ...federationFixtures,
    ...groupFixtures,
    ...importFixtures,
    ...progressFixtures,
    ...requestFixtures,
    ...billingFixtures,
    ...statisticsFixtures,
    ...supportFixtures,
    ...trainingFixtures,
  }),
)
