// What a Directus developer writes for the dashboard: one endpoint over ItemsService with the caller's accountability, so
// that permissions apply.
const latestFeedbackCount = 5
const attendanceWindowMs = 90 * 24 * 3600 * 1000

export default {
  id: 'dashboard',
  handler(router, { services }) {
    router.get('/', async ({ accountability, schema }, response, next) => {
      try {
        const itemsOf = (collection) => new services.ItemsService(collection, { accountability, schema })
        const [membership] = accountability?.user
          ? await itemsOf('memberships').readByQuery({
              fields: ['club'],
              filter: {
                person: { _eq: accountability.user },
                role: { _eq: 'coach' },
                standing: { _eq: 'member' },
              },
              limit: 1,
            })
          : []
        if (!membership) {
          response.status(403).json({ errors: [{ message: 'Coaches only.' }] })
          return
        }
        response.json(await readDashboard(itemsOf, membership.club, new Date()))
      } catch (error) {
        next(error)
      }
    })
  },
}

async function readDashboard(itemsOf, clubId, now) {
  const club = { _eq: clubId }
  const deletedAt = { _null: true }
  const since = new Date(now.getTime() - attendanceWindowMs)
  const [playerCount, sessionCount, exerciseCount, marks, [next], feedback] = await Promise.all([
    count(itemsOf('memberships'), { club, role: { _eq: 'player' }, standing: { _eq: 'member' } }),
    count(itemsOf('training_sessions'), { club, deleted_at: deletedAt }),
    count(itemsOf('exercises'), { club }),
    itemsOf('session_participants').readByQuery({
      aggregate: { count: ['*'] },
      group: ['presence'],
      // One by one: of several conditions on a related item, Directus applies only the first.
      filter: {
        _and: [
          { club },
          { presence: { _in: ['present', 'absent'] } },
          { session: { deleted_at: deletedAt } },
          { session: { starts_at: { _gte: since.toISOString() } } },
          { session: { starts_at: { _lt: now.toISOString() } } },
        ],
      },
    }),
    itemsOf('training_sessions').readByQuery({
      fields: ['id', 'title', 'date', 'time', 'duration', 'starts_at', 'count(participants)'],
      filter: { club, deleted_at: deletedAt, starts_at: { _gte: now.toISOString() } },
      sort: ['starts_at', 'id'],
      limit: 1,
    }),
    itemsOf('session_feedback').readByQuery({
      fields: [
        'rating',
        'comment',
        'given_at',
        'session.id',
        'session.title',
        'player.id',
        'player.first_name',
        'player.last_name',
      ],
      filter: { club, session: { deleted_at: deletedAt } },
      sort: ['-given_at', 'player'],
      limit: latestFeedbackCount,
    }),
  ])
  const marked = (presence) => Number(marks.find((mark) => mark.presence === presence)?.count ?? 0)
  const [present, absent] = [marked('present'), marked('absent')]
  return {
    playerCount,
    sessionCount,
    exerciseCount,
    attendanceRate: present + absent === 0 ? null : Math.round((100 * present) / (present + absent)),
    nextSession: next
      ? {
          id: next.id,
          title: next.title,
          date: next.date,
          time: next.time.slice(0, 5),
          duration: next.duration,
          startsAt: new Date(next.starts_at).toISOString(),
          participantCount: Number(next.participants_count),
        }
      : null,
    latestFeedback: feedback.map(({ session, player, rating, comment, given_at: givenAt }) => ({
      sessionId: session.id,
      sessionTitle: session.title,
      playerId: player.id,
      playerName: `${player.first_name} ${player.last_name}`,
      rating,
      comment,
      createdAt: new Date(givenAt).toISOString(),
    })),
  }
}

async function count(items, filter) {
  const [row] = await items.readByQuery({ aggregate: { count: ['*'] }, filter })
  return Number(row.count)
}
