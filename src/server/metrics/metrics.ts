import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this server counts of itself, for Prometheus. No label holds an id, a name or an address: their values are ours. */
export type Metrics = ReturnType<typeof createMetrics>

/** In seconds: the budget of a screen's data is 20 ms, and a browser gives up after 15 s. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'rebond_http_requests_total',
      help: 'Answered requests, by the pattern of their route and the first digit of their status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'rebond_http_request_duration_seconds',
      help: 'From a request to its answer; of an event stream, to its beginning.',
      labelNames: ['method', 'route'],
      buckets,
      registers,
    }),
    mails: new Counter({
      name: 'rebond_mails_total',
      help: 'Tries to send a mail: sent, refused (nobody is at that address), failed (it is tried again), withheld (its budget is spent).',
      labelNames: ['outcome'],
      registers,
    }),
    failedJobs: new Counter({
      name: 'rebond_job_failures_total',
      help: 'Tries of jobs that failed; most are tried again.',
      labelNames: ['task'],
      registers,
    }),
    jobs: new Gauge({
      name: 'rebond_jobs',
      help: 'Jobs of the queue that all servers share: due, later, or dead (tried for the last time).',
      labelNames: ['task', 'state'],
      registers,
    }),
    oldestJobSeconds: new Gauge({
      name: 'rebond_job_oldest_due_seconds',
      help: 'How long the oldest due job has waited.',
      labelNames: ['task'],
      registers,
    }),
    webhookEvents: new Gauge({
      name: 'rebond_webhook_unhandled_events',
      help: 'Events of Stripe that were received and not handled yet.',
      registers,
    }),
    webhookLagSeconds: new Gauge({
      name: 'rebond_webhook_lag_seconds',
      help: 'How long the oldest of them has waited.',
      registers,
    }),
    databaseUp: new Gauge({
      name: 'rebond_database_up',
      help: 'Whether the database has answered this scrape; without it the figures of jobs and of the webhook are missing.',
      registers,
    }),
  }
}
