import * as dashboard from '../src/contract/dashboard.ts'
import * as trainingSessions from '../src/contract/training-sessions.ts'
import type { Db } from '../src/server/database/connection.ts'
import type { EmbeddedConnection } from '../src/server/database/embedded/start.ts'
import { people } from '../src/demo/club-people.ts'
import { startApp } from './app-process.ts'
import { forgetWrites, signIn } from './club.ts'
import { connectTo, openStream, requestText } from './http.ts'
import { createPastSession } from './live-latency.ts'
import { feedback, type Peer } from './peer.ts'

export async function startRebond(connection: EmbeddedConnection, db: Db): Promise<Peer> {
  const coach = await signIn(db, people.lea.id)
  const player = await signIn(db, people.ines.id)
  const app = await startApp(connection)
  return {
    name: 'Rebond',
    port: app.port,
    pid: app.pid,
    database: connection.database,
    dashboardRequest: requestText('GET', dashboard.show.path, { headers: { Cookie: coach } }),
    readDashboard: (answer) => answer as dashboard.Dashboard,
    async openLive(onFeedback) {
      const stream = await openStream(app.port, coach, (text) => {
        if (text.includes('training-sessions')) onFeedback()
      })
      const client = await connectTo(app.port, player)
      return {
        async prepare() {
          await forgetWrites(db)
          const id = await createPastSession(db)
          return () => client.write(trainingSessions.giveFeedback, { id, ...feedback })
        },
        close() {
          stream.destroy()
          client.close()
        },
      }
    },
    stop: () => app.stop(),
  }
}
