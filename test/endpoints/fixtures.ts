import { accountFixtures } from '../club/account-fixtures.ts'
import { analysesFixtures } from '../club/analyses-fixtures.ts'
import { apiKeyFixtures } from '../club/api-key-fixtures.ts'
import { closingFixtures } from '../club/closing-fixtures.ts'
import { calendarFixtures } from '../club/calendar-fixtures.ts'
import { notificationFixtures } from '../club/notification-fixtures.ts'
import { clubFixtures } from '../club/club-fixtures.ts'
import { exportFixtures } from '../club/export-fixtures.ts'
import { federationFixtures } from '../club/federation-fixtures.ts'
import { groupFixtures } from '../club/group-fixtures.ts'
import { importFixtures } from '../club/import-fixtures.ts'
import { guardianFixtures } from '../club/guardian-fixtures.ts'
import { invitationFixtures } from '../club/invitation-fixtures.ts'
import { ownDataFixtures } from '../club/own-data-fixtures.ts'
import { journalFixtures } from '../club/journal-fixtures.ts'
import { progressFixtures } from '../club/progress-fixtures.ts'
import { billingFixtures } from '../stripe/billing-fixtures.ts'
import { requestFixtures } from '../club/request-fixtures.ts'
import { seasonFixtures } from '../club/season-fixtures.ts'
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
    ...calendarFixtures,
    ...notificationFixtures,
    ...clubFixtures,
    ...exportFixtures,
    ...federationFixtures,
    ...groupFixtures,
    ...importFixtures,
    ...guardianFixtures,
    ...invitationFixtures,
    ...ownDataFixtures,
    ...journalFixtures,
    ...progressFixtures,
    ...requestFixtures,
    ...seasonFixtures,
    ...billingFixtures,
    ...statisticsFixtures,
    ...supportFixtures,
    ...trainingFixtures,
    // Last: some inputs are made one after the other in one club.
    ...closingFixtures,
  }),
)
