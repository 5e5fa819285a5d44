import { use } from 'react'
import { techniqueCatalogue } from '../../../domain/technique-catalogue.ts'
import { SellsContext } from '../sells.ts'
import type { Theme } from './article.ts'

export const playersTheme: Theme = {
  title: 'Pour les joueurs et leurs parents',
  articles: [
    {
      slug: 'rejoindre-un-club',
      title: 'Créer un compte et rejoindre votre club',
      words: 'inscription code joueur débuter commencer compte',
      text: (
        <>
          <p>
            Dans l’<a href="/player">Espace Joueur</a>, touchez « Créer un compte » : votre prénom, votre nom,
            une adresse email et un mot de passe d’au moins 8 caractères.
          </p>
          <p>
            Rebond demande ensuite le code du club. C’est votre entraineur qui l’a. Majuscules ou minuscules,
            peu importe. Dans certains clubs, l’entraineur doit encore dire oui : vous le lirez à l’écran, et
            vous recevrez un email dès que c’est fait.
          </p>
          <p>
            « Code club invalide » ? Relisez-le lettre par lettre. Si cela ne marche toujours pas, votre
            entraineur l’a peut-être changé : demandez-lui le nouveau.
          </p>
        </>
      ),
    },
    {
      slug: 'compte-de-votre-enfant',
      title: 'Parents : le compte de votre enfant',
      words: 'parent mineur enfant autorisation rgpd données famille',
      text: (
        <>
          <p>
            Avant 15 ans, un enfant crée son compte avec l’accord d’un parent ; le club recueille cet accord.
            S’il n’a pas d’adresse email, une des vôtres convient : une adresse sert à un seul compte. Ou
            l’entraineur l’ajoute sans adresse, suit ses progrès, et peut lui ouvrir Rebond sur son téléphone
            avec un code.
          </p>
          <p>
            Que voit-on de lui ? Ses entraineurs voient son profil, son adresse email et son suivi. Les autres
            membres du club voient son nom, jamais son adresse ni ses évaluations. Hors du club, seul un
            programme à qui un entraineur a donné une clé d’API, par exemple le site du club, lit son profil
            et son suivi, sans son adresse. Il n’y a ni publicité ni messagerie.
          </p>
          <p>
            Pour lire, corriger ou effacer ses données, écrivez au club ou à{' '}
            <a href="mailto:{{CONTACT_EMAIL}}">{'{{CONTACT_EMAIL}}'}</a>. Tout est expliqué dans la{' '}
            <a href="/confidentialite">politique de confidentialité</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'je-viens',
      title: 'Dire si vous venez à la séance',
      words: 'je viens absence prévenir réponse annoncer',
      text: (
        <>
          <p>
            Dans <a href="/player/training">Entrainement</a>, votre prochaine séance est en haut. Touchez « Je
            viens » ou « Je ne viens pas » : votre entraineur le voit tout de suite, et peut préparer les
            tables et les paires. Si vous ne venez pas, vous pouvez dire pourquoi : école, compétition,
            vacances ou empêché. Seuls les entraineurs le lisent.
          </p>
          <p>
            Vous avez changé d’avis ? Touchez l’autre bouton. C’est possible jusqu’au début de la séance ;
            ensuite, c’est l’entraineur qui fait l’appel.
          </p>
          <p>
            Votre réponse n’est pas l’appel : si vous répondez « Je viens » et restez à la maison, vous pouvez
            être noté absent. Ne pas répondre n’empêche pas de venir, mais un mot aide tout le monde.
          </p>
        </>
      ),
    },
    {
      slug: 'donner-son-avis',
      title: 'Donner votre avis après une séance',
      words: 'feedback retour commentaire pouce avis',
      text: (
        <>
          <p>
            Quand la séance est finie, vous la trouvez sous « Séances passées », dans{' '}
            <a href="/player/training">Entrainement</a>. Touchez « Donner mon avis », choisissez le pouce en
            haut ou en bas, et écrivez une phrase.
          </p>
          <p>
            Une phrase précise sert plus qu’un compliment : « Mon service court sort trop haut » dit à
            l’entraineur quoi préparer la prochaine fois.
          </p>
          <p>
            On donne son avis une seule fois par séance, et on ne peut plus le changer : relisez avant
            d’envoyer. Les entraineurs du club le lisent avec votre nom ; les autres joueurs ne le voient pas.
            Si vous étiez noté absent, l’avis ne vous est pas demandé.
          </p>
        </>
      ),
    },
    {
      slug: 'demander-un-exercice',
      title: 'Demander un exercice à votre entraineur',
      words: 'demande exercice technique effet composer',
      text: (
        <>
          <p>
            Envie de travailler un service latéral, ou un top spin plus rapide ? Dans{' '}
            <a href="/player/exercises">Exercices</a>, choisissez une technique et un effet, puis « Demander
            cet exercice ». Vous pouvez ajouter un message.
          </p>
          <p>
            Votre demande est d’abord en attente. Quand un entraineur s’en occupe, vous voyez son nom et « En
            cours », puis « Approuvé » ou « Refusé ». Un exercice approuvé peut arriver tout droit dans votre
            prochaine séance.
          </p>
          <p>Vous pouvez avoir 20 demandes ouvertes à la fois : c’est déjà beaucoup pour un seul bras.</p>
        </>
      ),
    },
    {
      slug: 'lire-sa-progression',
      title: 'Lire votre progression',
      words: 'progrès pourcentage maîtrisé niveau techniques courbe',
      text: (
        <>
          <p>
            <a href="/player/progress">Progression</a> a quatre parties, comme les quatre quarts d’une table :
            services, initiative, contre-initiative et défense. Chacune dit quelle part de ses techniques vous
            maîtrisez.
          </p>
          <p>
            Sous chaque technique : où vous en êtes, la note de votre entraineur et la date. La balle orange
            montre la prochaine étape. Ce qui a changé depuis votre dernière visite est mis en avant.
          </p>
          <p>
            Le niveau vient des {techniqueCatalogue.length} techniques de base : intermédiaire à partir de 25
            % maîtrisées, avancé à partir de 60 %. Seuls les entraineurs évaluent. Pas d’accord ?
            Montrez-leur, raquette en main.
          </p>
        </>
      ),
    },
    {
      slug: 'comprendre-le-coach-ia',
      title: 'Comprendre les conseils du Coach IA',
      words: 'intelligence artificielle conseil point fort axe robot ia',
      text: <Advice />,
    },
  ],
}

function Advice() {
  const sells = use(SellsContext)
  return (
    <>
      <p>
        Le <a href="/player/ai-coach">Coach IA</a> montre votre point fort, votre axe de progression et quoi
        travailler, avec des exercices. Ce n’est pas un robot qui parle : ce sont des règles fixes, à partir
        des notes de votre entraineur et{sells && ', selon la formule du club,'} de ce qui s’est passé à
        l’entrainement.
      </p>
      <p>
        Chaque conseil a sa partie « Pourquoi ce conseil » : les chiffres et les dates qui l’ont fait
        apparaitre, et ce qui le changerait. Un chiffre vous semble faux ? Parlez-en à votre entraineur :
        c’est lui qui le règle.
      </p>
      <p>
        Pas encore de conseil ? Votre entraineur n’a pas encore réglé vos notes. Rappelez-le-lui à la
        prochaine séance.
      </p>
    </>
  )
}
