import type { Theme } from './article.ts'
import { WhereSold } from './where-sold.tsx'

export const followUpTheme: Theme = {
  title: 'Suivre les joueurs, pour les entraineurs',
  articles: [
    {
      slug: 'evaluer',
      title: 'Évaluer un joueur, ou tout le groupe',
      words: 'évaluation maîtrisé progression statut technique tableau',
      text: (
        <>
          <p>
            Dans <a href="/coach/evaluation">Évaluation</a>, choisissez un joueur et dites pour chaque
            technique où il en est : non évalué, en progression ou maîtrisé. Une note pour le joueur l’aide à
            comprendre : il la lira dans sa progression.
          </p>
          <p>
            Pour aller vite après une séance, « Tout le groupe » montre joueurs et techniques dans un tableau.
            Une touche avance d’un cran, et le dernier changement s’annule.
          </p>
          <p>
            Rien n’est effacé : chaque évaluation garde sa date et son auteur, et c’est la dernière qui
            compte. Le joueur voit donc aussi le chemin qu’il a fait.
          </p>
        </>
      ),
    },
    {
      slug: 'regler-le-coach-ia',
      title: 'Régler le Coach IA d’un joueur',
      words: 'paramètres notes curseur conseils intelligence artificielle',
      text: (
        <>
          <p>
            Dans <a href="/coach/players">Joueurs</a>, l’icône « Paramètres IA » ouvre quatre curseurs, de 1 à
            10 : service, initiative, contre-initiative et défense. Notez-y la force du joueur telle que vous
            la voyez.
          </p>
          <p>
            « Appliquer les modifications » prépare le changement ; le bouton vert « Sauvegarder » enregistre
            celles de tous les joueurs d’un coup. Tant que vous ne l’avez pas touché, rien n’est envoyé.
          </p>
          <p>
            Sans ces notes, le joueur n’a pas encore de conseils. Il n’y a pas de magie derrière : les
            conseils suivent des règles fixes, et disent toujours d’où ils viennent. Voyez{' '}
            <a href="/aide/comprendre-le-coach-ia">Comprendre les conseils</a>.
          </p>
        </>
      ),
    },
    {
      slug: 'taux-de-presence',
      title: 'D’où vient le taux de présence',
      words: 'tableau de bord 95 pourcentage statistiques',
      text: (
        <>
          <p>
            Le <a href="/coach/overview">tableau de bord</a> montre le taux de présence du club sur les 90
            derniers jours : les présents, parmi les présents et les absents.
          </p>
          <p>
            Un joueur excusé ne fait pas baisser le taux, et une séance sans appel ne compte pas. Sans appel
            depuis 90 jours, la case affiche 95 % : c’est un objectif, pas une mesure, et le mot « objectif »
            est écrit à côté.
          </p>
          <p>
            Les statistiques d’un joueur suivent la même idée : une séance terminée compte s’il y était
            présent, ou s’il y participait quand personne n’a fait l’appel.
          </p>
        </>
      ),
    },
    {
      slug: 'analyses',
      title: 'Lire les analyses du club',
      words: 'statistiques graphique période saison imprimer csv',
      text: (
        <>
          <p>
            <a href="/coach/analyses">Analyses</a> montre ce que donnent les séances : la présence semaine par
            semaine et par joueur, les minutes par catégorie, la carte de maîtrise, les retours et les
            demandes. Il faut d’abord l’appel de trois séances.
          </p>
          <p>
            En haut, choisissez les joueurs et la période : 4 semaines, 3 mois, la saison (elle commence le
            1er juillet) ou vos propres dates.
          </p>
          <p>
            D’où vient un chiffre ? « Les lignes » montre les séances ou les joueurs comptés. « CSV »
            enregistre une partie pour un tableur, et « Imprimer » met le tout sur papier.
          </p>
          <WhereSold>
            <p>Les analyses font partie des formules Club et Pro, et de l’essai gratuit.</p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'statistiques',
      title: 'Lire les statistiques, et leurs limites',
      words: 'médiane pause progrès minutes horloge rafraîchir',
      text: (
        <>
          <p>
            <a href="/coach/statistiques">Statistiques</a>, à côté des analyses, regarde plus loin : qui
            progresse en 60 jours selon les minutes, les techniques à rafraîchir, les minutes avant de
            maîtriser, ce qui reste après une pause, trois saisons côte à côte, la présence et les points.
          </p>
          <p>
            Tout se compte en cas. Touchez leur nombre pour les lire un par un. Sous 8 cas, il n’y a pas de
            chiffre ; sous 20, le point est creux : attendez avant d’y croire. La barre montre jusqu’où le
            hasard peut aller.
          </p>
          <p>
            Sous chaque image, « Ce que cela ne dit pas » rappelle la limite. Deux chiffres qui montent
            ensemble ne prouvent pas que l’un fait monter l’autre.
          </p>
          <WhereSold>
            <p>Les statistiques font partie de la formule Pro, et de l’essai gratuit.</p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'classement',
      title: 'Noter le classement d’un joueur',
      words: 'points fftt licence fédération',
      text: (
        <>
          <p>
            Le classement est le nombre de points du joueur, de 500 à 4500. Il est facultatif. Le joueur
            l’écrit dans <a href="/player/profile">son profil</a>, ou un entraineur sur la fiche du joueur,
            dans <a href="/coach/players">Joueurs</a>.
          </p>
          <p>
            Rebond ne le calcule pas et ne va pas le chercher à la fédération : pensez à le mettre à jour
            quand les nouveaux points paraissent. Si vous et le joueur l’écrivez en même temps, le second est
            prévenu avant de remplacer quoi que ce soit.
          </p>
          <p>
            Le niveau (débutant, intermédiaire, avancé) est autre chose : il vient de la part des 16
            techniques que le joueur maîtrise.
          </p>
        </>
      ),
    },
    {
      slug: 'licence-categorie-et-courbe',
      title: 'Licence, catégorie et courbe du classement',
      words: 'poussin benjamin minime cadet junior senior vétéran',
      text: (
        <>
          <p>
            Chaque classement noté garde sa date : sur la fiche du joueur et dans{' '}
            <a href="/player/profile">son profil</a>, une courbe montre le chemin. Un entraineur peut ajouter
            un classement passé, le corriger ou le supprimer ; le plus récent est toujours le classement du
            joueur.
          </p>
          <p>
            Le numéro de licence et l’année de naissance sont facultatifs. L’année donne la catégorie de la
            saison, de poussin à vétéran, et change toute seule le 1er juillet. Seuls le joueur, les
            entraineurs et les assistants du club lisent la licence et l’année.
          </p>
          <p>Qui quitte le club emporte son classement, mais la courbe et la licence s’effacent.</p>
          <WhereSold>
            <p>
              Pour les entraineurs, noter une licence ou un classement passé fait partie des formules Club et
              Pro, et de l’essai gratuit. Le joueur remplit toujours son profil lui-même.
            </p>
          </WhereSold>
        </>
      ),
    },
  ],
}
