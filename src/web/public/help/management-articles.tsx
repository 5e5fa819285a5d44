import { invitationsPerDay } from '../../../domain/player-import.ts'
import type { Theme } from './article.ts'
import { WhereSold } from './where-sold.tsx'

export const managementTheme: Theme = {
  title: 'Gérer le club, pour les entraineurs',
  articles: [
    {
      slug: 'groupes',
      title: 'Ranger les joueurs en groupes',
      words: 'équipe créneau débutants compétition classer filtrer',
      text: (
        <>
          <p>
            Un groupe réunit les joueurs qui s’entrainent ensemble. Dans <a href="/coach/groups">Groupes</a>,
            à côté de la liste des joueurs, « Nouveau groupe » demande un nom. Le jour habituel, l’heure, le
            lieu, les entraineurs et la prochaine compétition sont facultatifs.
          </p>
          <p>
            Ensuite, la liste des joueurs se filtre par groupe. Et quand vous préparez une séance, le nom du
            groupe coche tous ses joueurs d’un geste.
          </p>
          <p>
            Qui quitte le club quitte aussi ses groupes. Supprimer un groupe ne retire aucun joueur du club.
          </p>
          <WhereSold>
            <p>
              Les groupes font partie des formules Club et Pro, et de l’essai gratuit. Sans elles, ceux que
              vous aviez restent lisibles.
            </p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'importer-des-joueurs',
      title: 'Importer la liste des joueurs',
      words: 'tableur excel fichier annuler inviter',
      text: (
        <>
          <p>
            Dans <a href="/coach/players/import">Importer des joueurs</a>, choisissez le fichier CSV ou Excel
            de votre club, tel qu’il est. Rebond reconnait les colonnes&#160;: nom, prénom, email, licence,
            naissance, points, groupe. S’il se trompe, corrigez-le.
          </p>
          <p>
            Avant d’ajouter qui que ce soit, l’écran montre ce que devient chaque ligne, et pourquoi. Un
            enfant sans adresse email s’ajoute aussi.
          </p>
          <p>
            Ceux qui ont une adresse reçoivent une invitation pour choisir leur mot de passe. Au-delà de{' '}
            {invitationsPerDay}, elles partent sur plusieurs jours. Pendant 24&#160;heures, «&#160;Annuler
            l’import&#160;» retire les joueurs ajoutés pour qui rien ne s’est passé depuis.
          </p>
          <p>
            Un email perdu ? « Inviter à nouveau », sur la fiche du joueur, envoie un autre lien. « Corriger
            l’adresse email » l’envoie à la bonne adresse, « Ajouter une adresse email » à qui n’en avait pas.
          </p>
          <WhereSold>
            <p>L’import fait partie des formules Club et Pro, et de l’essai gratuit.</p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'lieux',
      title: 'Noter les salles du club',
      words: 'lieu gymnase adresse tables',
      text: (
        <>
          <p>
            Où s’entraine le club ? Dans <a href="/coach/club">Club</a>, sous « Lieux », touchez « Ajouter un
            lieu » : le nom de la salle et son nombre de tables. Tous les entraineurs du club peuvent le
            faire, et le crayon corrige.
          </p>
          <p>
            Un groupe peut avoir son lieu : il s’affiche alors sur sa carte, avec les tables. Voyez{' '}
            <a href="/aide/groupes">Ranger les joueurs en groupes</a>. Supprimer un lieu laisse les groupes en
            place : ils n’ont simplement plus de lieu.
          </p>
          <WhereSold>
            <p>
              Toutes les formules ont un lieu ; en noter plusieurs est compris dans Club et Pro, et dans
              l’essai gratuit.
            </p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'saisons',
      title: 'Ouvrir une nouvelle saison',
      words: 'rentrée archive pause départ',
      text: (
        <>
          <p>
            Une saison va du 1er juillet au 30 juin. Dès le 1er juin, ouvrez la suivante dans{' '}
            <a href="/coach/seasons">Saisons</a>, à côté de la liste des joueurs. Tous continuent, sauf si
            vous dites « Quitte le club » ou « Archivé ».
          </p>
          <p>
            Un résumé montre les noms avant que rien ne change. Qui part sort des séances à venir. Un joueur
            archivé revient avec le code du club ; qui quitte le club doit d’abord être réadmis, dans{' '}
            <a href="/coach/club">Club</a>.
          </p>
          <WhereSold>
            <p>Ouvrir une saison fait partie des formules Club et Pro, et de l’essai gratuit.</p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'exporter-le-club',
      title: 'Exporter toutes les données du club',
      words: 'télécharger sauvegarde zip csv json copie',
      text: (
        <>
          <p>
            Le responsable du club peut tout emporter : dans <a href="/coach/club">Club</a>, « Exporter le
            club », puis <a href="/coach/club/export">« Préparer l’export »</a>. Un email vous prévient quand
            le fichier est prêt ; il se télécharge pendant 24 heures.
          </p>
          <p>
            C’est un fichier zip avec les membres, les séances, les exercices, les demandes et les
            évaluations. Chaque liste y est deux fois : en CSV, pour Excel ou LibreOffice, et en JSON, pour un
            autre logiciel.
          </p>
          <p>
            Il contient les données personnelles de tous : gardez-le pour vous, et supprimez-le quand il ne
            sert plus. Les mots de passe et le code du club n’y sont pas. On peut faire cinq exports par jour.
          </p>
          <WhereSold>
            <p>Toutes les formules y ont droit, même un club en lecture seule.</p>
          </WhereSold>
        </>
      ),
    },
    {
      slug: 'cles-d-api',
      title: 'Ouvrir le club à un autre programme',
      words: 'api clé clés site internet tableur programme connecter',
      text: (
        <>
          <p>
            Le site du club ou un tableur peut lire vos séances, vos exercices et vos joueurs, sans leur
            adresse email. Pour cela, donnez-lui une clé : dans <a href="/coach/api">Clés d’API</a>, touchez «
            Créer une clé », nommez le programme et choisissez ce que la clé ouvre.
          </p>
          <p>
            Une clé lit, ou lit et écrit. Si elle écrit, elle peut planifier, évaluer ou répondre aux
            demandes, avec les mêmes règles que vous. Ce qu’elle a fait est signé « API : » et de son nom.
          </p>
          <p>
            Copiez la clé aussitôt : personne ne peut plus la montrer ensuite. Qui la possède lit le suivi des
            joueurs, donc aussi des enfants : ne la mettez jamais dans une page publique.
          </p>
          <p>
            « Arrêter » ferme une clé aussitôt. Elle s’arrête aussi quand son auteur quitte le club ou devient
            assistant. Tout est dans <a href="/aide/api">la documentation</a>.
          </p>
          <WhereSold>
            <p>L’API fait partie de la formule Pro et de l’essai gratuit.</p>
          </WhereSold>
        </>
      ),
    },
  ],
}
