import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Reading } from '../app/reading.tsx'
import { useNow } from '../app/use-now.ts'
import { counted } from '../ui/counted.ts'
import { PageHeader, Section } from '../ui/layout.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { Conversation } from './conversation.tsx'
import { SupportPromise } from './support-promise.tsx'
import { QuestionForm } from './question-form.tsx'
import { supportQuery } from './queries.ts'
import './support.css'

export function SupportPage() {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...supportQuery(page), placeholderData: (shown) => shown })
  const { data } = query
  const now = useNow()
  return (
    <>
      <PageHeader title="Poser une question" subtitle={<Subtitle />} />
      <Reading query={query} otherwise="Vos questions n’ont pas pu être chargées.">
        <Skeleton label="Chargement de vos questions" rows={4} />
      </Reading>
      {data && (
        <div className="support">
          <div className="support-ask">
            <SupportPromise promise={data.promise} hasPriority={data.hasPriority} />
            <QuestionForm attached={data.attached} onAsked={() => setPage(1)} />
          </div>
          <Section title="Vos questions" aside={data.total > 0 && counted(data.total, 'question')}>
            {data.questions.map((question) => (
              <Conversation key={question.id} question={question} now={now} />
            ))}
            {data.total === 0 && (
              <EmptyState title="Aucune question pour le moment" compact>
                Ce que vous nous écrivez et nos réponses restent ici. Personne d’autre dans votre club ne les
                lit.
              </EmptyState>
            )}
            <Pagination
              label="Pages de vos questions"
              page={data.page}
              pageCount={data.pageCount}
              onPage={setPage}
            />
          </Section>
        </div>
      )}
    </>
  )
}

function Subtitle() {
  return (
    <>
      <a href="/aide" className="support-articles">
        Lire les articles d’aide
      </a>
      &nbsp;: la réponse y est peut-être déjà.
    </>
  )
}
