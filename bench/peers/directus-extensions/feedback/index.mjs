// Participants may give feedback on a session once it has begun.
export default ({ filter }, { services }) => {
  filter('session_feedback.items.create', async (feedback, _, { accountability, schema, database }) => {
    if (!accountability || accountability.admin) return feedback
    const participants = new services.ItemsService('session_participants', {
      accountability,
      schema,
      knex: database,
    })
    const [participant] = await participants.readByQuery({
      fields: ['club'],
      filter: {
        _and: [
          { player: { _eq: accountability.user } },
          { session: { _eq: feedback.session } },
          { session: { deleted_at: { _null: true } } },
          { session: { starts_at: { _lte: new Date().toISOString() } } },
        ],
      },
      limit: 1,
    })
    if (!participant) throw new Error('Only of a past session of yours.')
    return {
      ...feedback,
      player: accountability.user,
      club: participant.club,
      given_at: new Date().toISOString(),
    }
  })
}
