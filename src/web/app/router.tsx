import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import type { WhoAmI } from '../../contract/accounts.ts'
import type { MemberRole } from '../../domain/actor.ts'
import type { PlanId } from '../../domain/plan.ts'
import { analysesSearch } from '../analyses/analyses-search.ts'
import { rowsSearch } from '../analyses/rows-search.ts'
import { meQuery } from '../accounts/queries.ts'
import { clubQuery } from '../clubs/queries.ts'
import { adviceQuery } from '../coach-advice/queries.ts'
import { dashboardQuery } from '../dashboard/queries.ts'
import { requestsQuery } from '../exercise-requests/queries.ts'
import { groupsQuery } from '../groups/queries.ts'
import { librarySearch } from '../exercises/library-search.ts'
import { libraryQuery } from '../exercises/queries.ts'
import { hallSearch } from '../hall/hall-search.ts'
import { restored } from '../offline/cached-answers.ts'
import { progressQuery } from '../player-progress/queries.ts'
import { invitationSearch } from '../invitations/invitation-search.ts'
import { importSearch } from '../player-imports/import-search.ts'
import { playerIn, playersSearch } from '../players/players-search.ts'
import { playersQuery } from '../players/queries.ts'
import { profileQuery } from '../profiles/queries.ts'
import { focusNextPageTitle } from '../ui/layout.tsx'
import { Loading } from '../ui/loading.tsx'
import { showToast } from '../ui/toast.ts'
import { evaluationSearch } from '../technique-evaluations/evaluation-search.ts'
import { evaluationTableQuery } from '../technique-evaluations/queries.ts'
import { isUnreachable } from './call.ts'
import { sessionsQuery } from '../training-sessions/queries.ts'
import { coachSessionsSearch, sessionsSearch } from '../training-sessions/sessions-search.ts'
import { UnexpectedError } from './error-screens.tsx'
import { isOpenTo, spacePathFor } from './navigation.ts'
import { isBillingOff } from './billing-off.ts'
import { lazyScreen } from './lazy-screen.ts'
import { queryClient } from './query-client.ts'
import { reads } from './screen-reads.ts'
import { oneOf, pageParam, type SearchParams, textParam } from './search-params.ts'
import { Shell } from './shell.tsx'

/** The application's one table of addresses; `contract/paths.ts` holds the same ones for the server. */

const root = createRootRoute({
  component: Outlet,
  errorComponent: UnexpectedError,
  notFoundComponent: lazyScreen(() => import('./not-found-screens.tsx'), 'NotFound'),
})

/** Where nothing is sold no plan can be chosen, whatever an address from elsewhere says. */
const planParam = (value: unknown) =>
  isBillingOff() ? undefined : oneOf<PlanId>(['essential', 'club', 'pro'], value)

interface EntrySearch {
  /** Where one wanted to go. */
  next?: string | undefined
  /** `signup` opens « Créer un compte ». */
  mode?: 'signup' | undefined
  /** Chosen on the pricing page, where a coach goes back to pay for it. */
  plan?: PlanId | undefined
  /** Of the club that an invitation leads into. */
  code?: string | undefined
}
const entrySearch = ({ next, mode, plan, code }: SearchParams): EntrySearch => ({
  code: textParam(code),
  next: textParam(next, ''),
  mode: oneOf(['signup'], mode),
  plan: planParam(plan),
})

/** The entry page that one comes from, and goes back to. */
const spaceSearch = ({ space }: { space?: MemberRole } & SearchSchemaInput) => ({
  space: oneOf(['player', 'coach'], space) ?? 'player',
})

/** Whoever is invited chooses their first password. */
const resetSearch = (search: { space?: MemberRole; invitation?: boolean } & SearchSchemaInput) => ({
  ...spaceSearch(search),
  ...(search.invitation === true && { invitation: true }),
})

/** Both lists, each at its page. */
const sessionsAt = (search: SearchParams) => {
  const { upcoming = 1, past = 1 } = sessionsSearch(search)
  return [sessionsQuery('upcoming', upcoming), sessionsQuery('past', past)]
}

interface RequestsSearch {
  view?: 'archived' | undefined
  page?: number | undefined
}
/** Which requests are shown, so that reloading and going back keep them. */
const requestsSearch = ({ view, page }: SearchParams): RequestsSearch => ({
  view: oneOf(['archived'], view),
  page: pageParam(page),
})
const ownRequestsSearch = ({ page }: SearchParams): Pick<RequestsSearch, 'page'> => ({
  page: pageParam(page),
})

interface SubscriptionSearch {
  /** Where a payment leads back to. */
  success?: true | undefined
  canceled?: true | undefined
  /** Chosen on the pricing page. */
  plan?: PlanId | undefined
}
const subscriptionSearch = ({ success, canceled, plan }: SearchParams): SubscriptionSearch => ({
  // « When the query parameter success is present »: whatever it says.
  success: success === undefined ? undefined : true,
  canceled: oneOf([true], canceled),
  plan: planParam(plan),
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/start',
  beforeLoad: knowWhoIsThere,
  component: lazyScreen(() => import('../accounts/door-pages.tsx'), 'StartPage'),
})
const playerEntry = createRoute({
  getParentRoute: () => root,
  path: '/player',
  validateSearch: entrySearch,
  beforeLoad: (entering) => openSpace('player', entering),
  component: lazyScreen(() => import('../accounts/entry-page.tsx'), 'PlayerEntryPage'),
})
const coachEntry = createRoute({
  getParentRoute: () => root,
  path: '/coach',
  validateSearch: entrySearch,
  beforeLoad: (entering) => openSpace('coach', entering),
  component: lazyScreen(() => import('../accounts/entry-page.tsx'), 'CoachEntryPage'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: lazyScreen(() => import('../accounts/door-pages.tsx'), 'SignUpPage'),
})
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/rejoindre/$code',
  validateSearch: invitationSearch,
  component: lazyScreen(() => import('../accounts/door-pages.tsx'), 'InvitationPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  validateSearch: spaceSearch,
  component: lazyScreen(() => import('../accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: resetSearch,
  component: lazyScreen(() => import('../accounts/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyScreen(() => import('../accounts/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const gallery = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  component: lazyScreen(() => import('../ui/gallery.tsx'), 'Gallery'),
})

const playerArea = createRoute({
  getParentRoute: () => root,
  id: 'player-area',
  beforeLoad: ({ location }) => guard('player', location),
  component: () => <Shell space="player" />,
})
const joinClub = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/join-club',
  validateSearch: invitationSearch,
  beforeLoad: async ({ search: { code } }) => {
    if (!(await whoIsThere())?.club) return
    throw redirect(code ? { to: '/rejoindre/$code', params: { code } } : { to: '/player/club' })
  },
  component: lazyScreen(() => import('../clubs/without-club.tsx'), 'JoinClubPage'),
})
const playerProfile = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/profile',
  ...reads(() => [profileQuery]),
  component: lazyScreen(() => import('../profiles/profile-page.tsx'), 'ProfilePage'),
})
const playerClub = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/club',
  ...reads(() => [clubQuery]),
  component: lazyScreen(() => import('../clubs/club-page.tsx'), 'ClubPage'),
})
const playerTraining = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/training',
  validateSearch: sessionsSearch,
  ...reads(sessionsAt),
  component: lazyScreen(() => import('../training-sessions/player-sessions-page.tsx'), 'PlayerSessionsPage'),
})
const playerExercises = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/exercises',
  validateSearch: ownRequestsSearch,
  ...reads((search) => [requestsQuery('active', ownRequestsSearch(search).page ?? 1)]),
  component: lazyScreen(
    () => import('../exercise-requests/player-exercises-page.tsx'),
    'PlayerExercisesPage',
  ),
})
const playerExercise = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/exercises/$id',
  component: lazyScreen(() => import('../exercises/player-exercise-page.tsx'), 'PlayerExercisePage'),
})
const playerProgress = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/progress',
  ...reads(() => [progressQuery]),
  component: lazyScreen(() => import('../player-progress/player-progress-page.tsx'), 'PlayerProgressPage'),
})
const playerAdvice = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/ai-coach',
  ...reads(() => [adviceQuery]),
  component: lazyScreen(() => import('../coach-advice/coach-advice-page.tsx'), 'CoachAdvicePage'),
})
const playerNotifications = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/notifications',
  component: lazyScreen(() => import('../notifications/notifications-page.tsx'), 'NotificationsPage'),
})
// `$` alone would stand for nothing too, and take the entry pages.
const playerUnknown = createRoute({
  getParentRoute: () => playerArea,
  path: '/player/$screen/$',
  component: lazyScreen(() => import('./not-found-screens.tsx'), 'PlayerScreenNotFound'),
})

const coachArea = createRoute({
  getParentRoute: () => root,
  id: 'coach-area',
  beforeLoad: ({ location }) => guard('coach', location),
  component: () => <Shell space="coach" />,
})
const overview = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/overview',
  ...reads(() => [dashboardQuery]),
  component: lazyScreen(() => import('../dashboard/dashboard-page.tsx'), 'DashboardPage'),
})
const coachClub = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/club',
  validateSearch: invitationSearch,
  ...reads(() => [clubQuery]),
  component: lazyScreen(() => import('../clubs/club-page.tsx'), 'ClubPage'),
})
const coachExport = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/club/export',
  component: lazyScreen(() => import('../club-exports/export-page.tsx'), 'ExportPage'),
})
const coachInvite = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/inviter',
  ...reads(() => [clubQuery]),
  component: lazyScreen(() => import('../invitations/invite-page.tsx'), 'InvitePage'),
})
const coachJournal = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/journal',
  // The page knows what is a kind: every first load holds this file.
  validateSearch: ({
    person,
    kind,
    after,
  }: SearchParams): Partial<Record<'person' | 'kind' | 'after', string | undefined>> => ({
    person: textParam(person),
    kind: textParam(kind),
    after: textParam(after),
  }),
  component: lazyScreen(() => import('../journal/journal-page.tsx'), 'JournalPage'),
})
const coachSessions = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/sessions',
  validateSearch: coachSessionsSearch,
  ...reads(sessionsAt),
  component: lazyScreen(() => import('../training-sessions/coach-sessions-page.tsx'), 'CoachSessionsPage'),
})
/** The whole screen, without the navigation around it. */
const hall = createRoute({
  getParentRoute: () => root,
  path: '/coach/sessions/$id/salle',
  validateSearch: hallSearch,
  beforeLoad: ({ location }) => guard('coach', location),
  component: lazyScreen(() => import('../hall/hall-page.tsx'), 'HallPage'),
})
const coachExercises = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/exercises',
  validateSearch: librarySearch,
  ...reads(() => [libraryQuery]),
  component: lazyScreen(() => import('../exercises/library-page.tsx'), 'LibraryPage'),
})
const coachDrawing = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/exercises/dessin',
  // Of which exercise; without one, of a new one.
  validateSearch: ({ exercice }: SearchParams): { exercice?: string | undefined } => ({
    exercice: textParam(exercice),
  }),
  ...reads(() => [libraryQuery]),
  component: lazyScreen(() => import('../drill-editor/drill-editor-page.tsx'), 'DrillEditorPage'),
})
const coachExercise = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/exercises/$id',
  ...reads(() => [libraryQuery]),
  component: lazyScreen(() => import('../exercises/exercise-page.tsx'), 'ExercisePage'),
})
const coachRequests = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/requests',
  validateSearch: requestsSearch,
  ...reads((search) => {
    const { view = 'active', page = 1 } = requestsSearch(search)
    return [requestsQuery(view, page)]
  }),
  component: lazyScreen(() => import('../exercise-requests/coach-requests-page.tsx'), 'CoachRequestsPage'),
})
const coachPlayers = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/players',
  validateSearch: playersSearch,
  ...reads(() => [playersQuery]),
  component: lazyScreen(() => import('../players/players-page.tsx'), 'PlayersPage'),
})
const coachImport = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/players/import',
  validateSearch: importSearch,
  component: lazyScreen(() => import('../player-imports/import-page.tsx'), 'ImportPage'),
})
const coachGroups = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/groups',
  ...reads(() => [groupsQuery]),
  component: lazyScreen(() => import('../groups/groups-page.tsx'), 'GroupsPage'),
})
const coachSeasons = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/seasons',
  // Whether the next one is being opened.
  validateSearch: ({ form }: SearchParams): { form?: 'new' } => (form === 'new' ? { form } : {}),
  component: lazyScreen(() => import('../seasons/seasons-page.tsx'), 'SeasonsPage'),
})
const coachEvaluation = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/evaluation',
  validateSearch: evaluationSearch,
  ...reads(() => [evaluationTableQuery]),
  component: lazyScreen(() => import('../technique-evaluations/evaluation-page.tsx'), 'EvaluationPage'),
})
const coachAnalyses = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/analyses',
  validateSearch: analysesSearch,
  component: lazyScreen(() => import('../analyses/analyses-page.tsx'), 'AnalysesPage'),
})
const coachRows = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/analyses/lignes',
  validateSearch: rowsSearch,
  component: lazyScreen(() => import('../analyses/rows-page.tsx'), 'RowsPage'),
})
const coachStatistics = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/statistiques',
  validateSearch: rowsSearch,
  component: lazyScreen(() => import('../statistics/statistics-page.tsx'), 'StatisticsPage'),
})
const coachSubscription = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/subscription',
  validateSearch: subscriptionSearch,
  component: lazyScreen(() => import('../subscription/subscription-page.tsx'), 'SubscriptionPage'),
})
const coachAccount = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/account',
  component: lazyScreen(() => import('../accounts/account-page.tsx'), 'AccountPage'),
})
const coachNotifications = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/notifications',
  component: lazyScreen(() => import('../notifications/notifications-page.tsx'), 'NotificationsPage'),
})
const coachSupport = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/aide',
  component: lazyScreen(() => import('../support/support-page.tsx'), 'SupportPage'),
})
const coachApi = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/api',
  component: lazyScreen(() => import('../api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
})
const coachUnknown = createRoute({
  getParentRoute: () => coachArea,
  path: '/coach/$screen/$',
  component: lazyScreen(() => import('./not-found-screens.tsx'), 'CoachScreenNotFound'),
})

const family = createRoute({
  getParentRoute: () => root,
  path: '/family/$',
  beforeLoad: whoIsThere,
  component: lazyScreen(() => import('../family/family-screens.tsx'), 'FamilyScreens'),
})

const routeTree = root.addChildren([
  start,
  playerEntry,
  coachEntry,
  signUp,
  invitation,
  forgotPassword,
  resetPassword,
  confirmEmail,
  gallery,
  hall,
  family,
  playerArea.addChildren([
    joinClub,
    playerProfile,
    playerClub,
    playerTraining,
    playerExercises,
    playerExercise,
    playerProgress,
    playerAdvice,
    playerNotifications,
    playerUnknown,
  ]),
  coachArea.addChildren([
    overview,
    coachClub,
    coachExport,
    coachInvite,
    coachJournal,
    coachSessions,
    coachExercises,
    coachExercise,
    coachDrawing,
    coachRequests,
    coachPlayers,
    coachImport,
    coachGroups,
    coachSeasons,
    coachEvaluation,
    coachAnalyses,
    coachRows,
    coachStatistics,
    coachSubscription,
    coachAccount,
    coachNotifications,
    coachSupport,
    coachApi,
    coachUnknown,
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: () => <Loading label="Chargement…" />,
  defaultPendingMs: 150,
  // Half a second otherwise, during which a loaded screen would stay hidden.
  defaultPendingMinMs: 0,
  scrollRestoration: true,
})

// A new page is read from its title; the same page with other search parameters keeps the focus.
router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation, toLocation }) => {
  if (!fromLocation) return
  if (pathChanged || playerIn(fromLocation) !== playerIn(toLocation)) focusNextPageTitle()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The entry pages are open to anybody: they wait only a moment for who is signed in. */
async function knowWhoIsThere(): Promise<WhoAmI | null | undefined> {
  return Promise.race([whoIsThere(), new Promise<undefined>((resolve) => setTimeout(resolve, greetingMs))])
}

interface Entering {
  search: EntrySearch
  cause: 'preload' | 'enter' | 'stay'
}

/** Whoever is signed in goes on into the space; the page shows the way to whoever has come to the wrong one. */
async function openSpace(
  space: MemberRole,
  { search: { next, mode, plan }, cause }: Entering,
): Promise<void> {
  const me = await knowWhoIsThere()
  // The page itself leads on whoever signs in there.
  if (cause === 'stay') return
  // Somebody who pays, or wants another account, is told who is signed in.
  const path = me && !mode && !plan && spacePathFor(me, space, next)
  if (path) throw redirect({ href: path, replace: true })
}

const greetingMs = 1500

/** Cached where possible, so that every screen opens without network; undefined when neither cache nor server knows. */
async function whoIsThere(): Promise<WhoAmI | null | undefined> {
  try {
    return await queryClient.ensureQueryData(meQuery)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    await restored()
    return queryClient.getQueryData(meQuery.queryKey)
  }
}

/** Redirects whoever may not open a screen to its area's entry page, and back once signed in. */
async function guard(space: MemberRole, wanted: { pathname: string; href: string }): Promise<void> {
  const me = await whoIsThere()
  if (me && isOpenTo(me.account, space, wanted.pathname)) return
  // The entry page leads on to what is theirs.
  if (me?.account.role === space) showToast('Cet écran n’est pas ouvert aux assistants')
  throw redirect({ to: `/${space}`, search: { next: wanted.href } })
}
