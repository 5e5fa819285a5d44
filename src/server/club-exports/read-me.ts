import { byteOrderMark } from '../../domain/csv.ts'

/** What stands beside the files, for whoever opens them in some years. */
export function readMe(clubName: string, writtenAt: string): string {
  return `${byteOrderMark}${[
    `Export de ${clubName}, ${writtenAt} (heure du club).`,
    'Ce dossier contient les données que les entraineurs du club lisent dans Rebond\u00A0: les membres, les lieux et les groupes, les saisons ouvertes, les séances avec leur programme, l’appel et les retours, les exercices, la cible des minutes, les demandes, les évaluations, les paramètres IA, les classements, les clés d’API, l’abonnement et le journal. Les mots de passe, le secret des clés et le code du club n’y sont pas.',
    'csv\u00A0: à ouvrir avec un tableur (UTF-8, point-virgule, virgule décimale, heures du club). Une apostrophe précède ce qu’un tableur prendrait pour une formule.',
    'json\u00A0: les mêmes lignes, pour un autre logiciel (heures en temps universel). Les identifiants relient les fichiers entre eux.',
    'Ces fichiers contiennent des données personnelles, aussi d’enfants. Ne les gardez pas plus longtemps qu’il ne faut.',
  ].join('\r\n\r\n')}\r\n`
}
