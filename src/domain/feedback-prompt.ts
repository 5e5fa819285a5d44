import { addMinutes, asksForFeedback, type FeedbackRequest, sessionEnd } from './training-session.ts'

/** How long the feedback of a session is the first thing that a screen asks for. */
export const feedbackPromptHours = 24

export function asksForFeedbackAtOnce(session: FeedbackRequest, playerId: string, now: Date): boolean {
  const until = addMinutes(sessionEnd(session), feedbackPromptHours * 60)
  return asksForFeedback(session, playerId, now) && now < until
}
