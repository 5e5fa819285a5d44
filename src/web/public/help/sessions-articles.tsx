import { use } from 'react'
import { SellsContext } from '../sells.ts'
import type { Theme } from './article.ts'

export const sessionsTheme: Theme = {
  title: 'Les séances, pour les entraineurs',
  articles: [
    {
      slug: 'premiere-seance',
      title: 'Préparer votre première séance',
      words: 'créer planifier entrainement nouvelle participants programme',
      text: (
        <>
          <p>
            Ouvrez <a href="/coach/sessions">Séances</a>, puis « Nouvelle séance ». Trois choses suffisent :
            un titre, une date, une heure. La durée est d’une heure si vous n’y touchez pas.
          </p>
          <p>
            Cochez ensuite les participants, et ajoutez des exercices de la bibliothèque au programme. Vous
            pouvez aussi les laisser pour plus tard : tout se modifie jusqu’au début de la séance, avec le
            crayon.
          </p>
          <p>
            Dès que vous touchez « Créer la séance », vos joueurs la voient sous « Entrainement », sans rien
            avoir à recharger. Si vous changez ensuite un exercice dans la bibliothèque, le programme déjà
            prévu ne bouge pas.
          </p>
        </>
      ),
    },
    {
      slug: 'faire-l-appel',
      title: 'Faire l’appel',
      words: 'présence présent absent excusé pointage',
      text: (
        <>
          <p>
            L’appel ouvre 60 minutes avant la séance. Dans <a href="/coach/sessions">Séances</a>, touchez «
            Faire l’appel », puis pour chaque joueur : présent, absent ou excusé. Tout le monde est là ? «
            Tous présents » les marque d’un coup.
          </p>
          <p>
            Une erreur se corrige en touchant l’autre bouton ; toucher le même efface la marque. Chaque marque
            est enregistrée aussitôt : il n’y a pas de bouton à ne pas oublier.
          </p>
          <p>
            Deux entraineurs peuvent faire l’appel ensemble, chacun sur son téléphone. Et si la salle n’a pas
            de réseau, l’appel marche quand même : voyez <a href="/aide/sans-reseau">Sans réseau</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'joueur-arrive-sans-prevenir',
      title: 'Ajouter un joueur venu sans être prévu',
      words: 'arrivant invité retard surprise',
      text: (
        <>
          <p>
            Un joueur du club arrive alors qu’il n’était pas dans la liste ? Dans l’appel, touchez « Ajouter »
            et choisissez son nom. Il devient participant, et il est noté présent.
          </p>
          <p>
            C’est possible jusqu’à 7 jours après la séance, si vous y repensez en rentrant. La séance compte
            alors dans ses statistiques, et il peut donner son avis comme les autres.
          </p>
          <p>
            Il n’est pas encore membre du club ? Donnez-lui d’abord le code : voyez{' '}
            <a href="/aide/inviter-des-joueurs">Inviter des joueurs</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'corriger-une-seance',
      title: 'Corriger une séance déjà commencée',
      words: 'modifier supprimer annuler date erreur passée',
      text: (
        <>
          <p>
            Une séance se corrige encore après son début, avec le crayon de sa carte. Le titre, la description
            et la suite du programme changent librement, et la durée peut s’allonger.
          </p>
          <p>
            Ce qui a déjà eu lieu reste : un joueur noté à l’appel ou qui a donné son avis ne peut plus être
            retiré, un exercice joué reste au programme, et la date ne change plus une fois l’appel commencé.
          </p>
          <p>
            Supprimée par erreur ? « Annuler » reste affiché dix secondes. Une séance commencée demande
            d’abord confirmation, car ses présences et ses avis disparaissent avec elle.
          </p>
        </>
      ),
    },
    {
      slug: 'seances-qui-se-repetent',
      title: 'Séances qui se répètent',
      words:
        'série hebdomadaire chaque semaine saison vacances scolaires zone fermeture jour férié récurrence prolonger',
      text: (
        <>
          <p>
            Dans « Nouvelle séance », donnez le titre, la première date, l’heure, le lieu, les participants et
            les entraineurs, puis cochez « Répéter chaque semaine ». Toute la saison s’affiche : une date
            pleine aura une séance, une date hachurée tombe pendant des vacances, un jour férié ou une
            fermeture. Touchez une date pour la retirer, ou pour la remettre, puis « Planifier ».
          </p>
          <p>
            La zone de vacances (A, B ou C) et les fermetures du club se notent sur la page{' '}
            <a href="/coach/club">Club</a>. Une année dont les vacances ne sont pas encore publiées est
            signalée. Si vous fermez des jours où des séances sont déjà planifiées, elles vous sont montrées :
            vous les annulez d’un seul geste, ou vous les laissez.
          </p>
          <p>
            Ensuite, modifier, annuler ou supprimer une séance demande : « Celle-ci », « Et les suivantes » ou
            « Toutes ». Le passé ne change pas. Pour la saison suivante, ouvrez une des séances et touchez «
            Prolonger la série ».
          </p>
        </>
      ),
    },
    {
      slug: 'annuler-une-seance',
      title: 'Annuler une séance',
      words: 'annulée supprimer rétablir reporter salle fermée',
      text: (
        <>
          <p>
            La salle est fermée, l’entraineur est malade ? Ouvrez la séance dans{' '}
            <a href="/coach/sessions">Séances</a>, puis touchez « Annuler la séance ». Elle reste en vue,
            barrée et marquée « Annulée », pour vous comme pour les joueurs ; elle ne compte nulle part, ni
            dans les présences, ni dans les analyses.
          </p>
          <p>
            « Rétablir la séance » la remet comme elle était, avec les réponses déjà données. Une séance où
            l’appel a été fait, ou qui a reçu un avis, a eu lieu : elle ne s’annule plus.
          </p>
          <p>« Supprimer la séance », au contraire, la retire pour tout le monde.</p>
        </>
      ),
    },
    {
      slug: 'programme-propose',
      title: 'Se faire proposer un programme',
      words: 'planificateur automatique idée exercices générer',
      text: <ProposedProgramme />,
    },
    {
      slug: 'bibliotheque',
      title: 'La bibliothèque d’exercices du club',
      words: 'exercice créer modifier difficulté durée',
      text: (
        <>
          <p>
            Un club neuf n’a pas une bibliothèque vide : des exercices y sont déjà, rangés par famille de
            coups (services, initiative, contre-initiative, défense). Ils sont à vous : modifiez-les,
            supprimez-les.
          </p>
          <p>
            Pour en ajouter, ouvrez <a href="/coach/exercises">Exercices</a>. Une technique et un effet
            suffisent ; la difficulté, la durée et la description aident les autres entraineurs. Vous pouvez
            aussi écrire une technique qui n’est pas dans la liste.
          </p>
          <p>
            Rebond apporte aussi une centaine d’exercices dessinés. Ouvrez-en un pour le voir jouer ou
            l’ajouter à une séance. Si vous en modifiez un, votre copie en prend la place ; si vous en
            supprimez un, il va dans les archives.
          </p>
          <p>
            Tous les entraineurs du club partagent la même bibliothèque. Les joueurs, eux, voient les
            exercices dans le programme de leurs séances.
          </p>
        </>
      ),
    },
    {
      slug: 'repondre-aux-demandes',
      title: 'Répondre aux demandes d’exercices',
      words: 'demande approuver refuser archiver prendre en charge',
      text: (
        <>
          <p>
            Quand un joueur demande un exercice, il apparait aussitôt dans{' '}
            <a href="/coach/requests">Demandes</a>. « Prendre en charge » dit aux autres entraineurs, et au
            joueur, que vous vous en occupez. Puis vous approuvez, refusez ou archivez.
          </p>
          <p>
            Une demande approuvée peut rejoindre la bibliothèque, ou la prochaine séance du joueur, d’un seul
            bouton. Il la retrouve dans son programme.
          </p>
          <p>
            Un refus ou un archivage s’annule tant que rien d’autre n’est arrivé à la demande. Si deux
            entraineurs répondent en même temps, le second voit ce que le premier a décidé.
          </p>
        </>
      ),
    },
  ],
}

function ProposedProgramme() {
  const sells = use(SellsContext)
  return (
    <>
      <p>
        Cochez d’abord les participants de la séance, puis touchez « Proposer un programme ». Rebond choisit
        dans votre bibliothèque, pour ce groupe-là : ce que chacun est en train d’apprendre, ce qui n’a pas
        été travaillé depuis longtemps, ce qui vient d’être fait. Aucun exercice ne dépasse de beaucoup le
        niveau du joueur le moins avancé.
      </p>
      <p>
        La séance suit une trame : mise en train, échauffement, thème, matchs, retour au calme. « Séance pour
        » la change : école de ping, jeunes, loisir, compétition ou Ping Santé.
      </p>
      <p>
        À côté de chaque exercice, il dit pourquoi il est là. Gardez ce qui vous plait, changez ou écartez le
        reste, demandez une autre proposition, puis « Utiliser » la recopie dans la séance. Rien n’est décidé
        à votre place : vous modifiez tout ensuite.
      </p>
      {sells && (
        <p>
          Les programmes proposés font partie des formules Club et Pro, et de l’essai gratuit : voyez{' '}
          <a href="/aide/formules">Choisir une formule</a>.
        </p>
      )}
    </>
  )
}
