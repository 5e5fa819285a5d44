// What a Parse developer writes for the club: the dashboard as one Cloud Function, and the check of who may give
// feedback. Everything is read with the caller's session, so that access lists and class permissions apply.
const { Parse } = globalThis

const latestFeedbackCount = 5
const attendanceWindowMs = 90 * 24 * 3600 * 1000

Parse.Cloud.define(
  'dashboard',
  async ({ user }) => {
    if (user.get('role') !== 'coach') throw new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, 'Coaches only.')
    const session = { sessionToken: user.getSessionToken() }
    const now = new Date()
    const ofClub = (className) => new Parse.Query(className).equalTo('club', user.get('club'))
    const notDeleted = (className) => ofClub(className).doesNotExist('deletedAt')
    // Participants and feedback have copies of their session's start and deletion: Parse has no joins.
    const marked = (presence) =>
      notDeleted('Participant')
        .equalTo('presence', presence)
        .greaterThanOrEqualTo('startsAt', new Date(now.getTime() - attendanceWindowMs))
        .lessThan('startsAt', now)
        .count(session)
    const [playerCount, sessionCount, exerciseCount, present, absent, nextSession, feedback] =
      await Promise.all([
        ofClub('Membership').equalTo('role', 'player').equalTo('standing', 'member').count(session),
        notDeleted('TrainingSession').count(session),
        ofClub('Exercise').count(session),
        marked('present'),
        marked('absent'),
        readNextSession(notDeleted('TrainingSession'), now, session),
        notDeleted('Feedback')
          .include('session', 'player')
          .select('rating', 'comment', 'givenAt', 'session.title', 'player.firstName', 'player.lastName')
          .descending('givenAt')
          .addAscending('player')
          .limit(latestFeedbackCount)
          .find(session),
      ])
    return {
      playerCount,
      sessionCount,
      exerciseCount,
      attendanceRate: present + absent === 0 ? null : Math.round((100 * present) / (present + absent)),
      nextSession,
      latestFeedback: feedback.map((entry) => {
        const [about, player] = [entry.get('session'), entry.get('player')]
        return {
          sessionId: about.id,
          sessionTitle: about.get('title'),
          playerId: player.id,
          playerName: `${player.get('firstName')} ${player.get('lastName')}`,
          rating: entry.get('rating'),
          comment: entry.get('comment'),
          createdAt: entry.get('givenAt').toISOString(),
        }
      }),
    }
  },
  { requireUser: true },
)

async function readNextSession(sessions, now, session) {
  const next = await sessions
    .greaterThanOrEqualTo('startsAt', now)
    .ascending('startsAt', 'objectId')
    .select('title', 'date', 'time', 'duration', 'startsAt')
    .first(session)
  if (!next) return null
  const participantCount = await new Parse.Query('Participant').equalTo('session', next).count(session)
  return {
    id: next.id,
    title: next.get('title'),
    date: next.get('date'),
    time: next.get('time'),
    duration: next.get('duration'),
    startsAt: next.get('startsAt').toISOString(),
    participantCount,
  }
}

/** Participants may give feedback on a session once it has begun; the club's coaches can read it. */
Parse.Cloud.beforeSave('Feedback', async ({ object, user, master }) => {
  if (master) return
  const participant = await new Parse.Query('Participant')
    .equalTo('session', object.get('session'))
    .equalTo('player', user)
    .doesNotExist('deletedAt')
    .select('club', 'startsAt')
    .first({ sessionToken: user.getSessionToken() })
  if (!participant || participant.get('startsAt') > new Date())
    throw new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, 'Only of a past session of yours.')
  const club = participant.get('club')
  const access = new Parse.ACL(user)
  access.setRoleReadAccess(`coaches-${club.id}`, true)
  object.setACL(access)
  object.set({ player: user, club, startsAt: participant.get('startsAt'), givenAt: new Date() })
})
