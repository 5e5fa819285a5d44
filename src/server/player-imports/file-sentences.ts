import { maxImportColumns, maxImportRows } from '../../domain/player-import.ts'
import type { FileFlaw } from './file-kind.ts'

const saveAsExcel = 'Ouvrez-le, puis enregistrez-le au format «\u00A0Classeur Excel (.xlsx)\u00A0» ou CSV.'

/** Said beside the file: what is wrong, and what to do. */
export const fileSentences = {
  empty: 'Ce fichier est vide.',
  'headers-only': 'Ce fichier n’a que des titres de colonnes\u00A0: ajoutez une ligne par joueur.',
  picture: 'C’est une image, pas une liste. Choisissez un fichier CSV ou Excel.',
  pdf: 'C’est un PDF, qui ne se lit pas comme une liste. Choisissez le fichier CSV ou Excel d’où il vient.',
  'old-excel': `Ce fichier vient d’un ancien Excel. ${saveAsExcel}`,
  encrypted: 'Ce fichier est protégé par un mot de passe. Retirez-le dans Excel, puis réessayez.',
  'open-document': `Ce fichier vient de LibreOffice ou d’OpenOffice. ${saveAsExcel}`,
  archive: 'C’est une archive zip, pas une liste. Choisissez le fichier CSV ou Excel qu’elle contient.',
  'web-page': `Ce fichier est une page web. ${saveAsExcel}`,
  broken: 'Ce fichier est abimé ou n’est pas une liste. Choisissez un fichier CSV ou Excel (.xlsx).',
  'unclosed-quote':
    'Un guillemet ouvert n’est jamais refermé dans ce fichier. Cherchez le signe " en trop, ou enregistrez la liste au format Excel.',
  'too-many-rows': `Ce fichier a plus de ${maxImportRows.toLocaleString('fr-FR')} lignes\u00A0: coupez-le en deux.`,
  'too-many-columns': `Ce fichier a plus de ${maxImportColumns} colonnes\u00A0: gardez celles des joueurs.`,
  'too-heavy':
    'Ce fichier est trop lourd une fois ouvert. Gardez la liste seule, sans images ni autres feuilles.',
} as const satisfies Record<FileFlaw, string>
