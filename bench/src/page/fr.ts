import type { PageTexts } from './texts.js';

export const fr: PageTexts = {
  language: 'fr',
  bytes: {
    title: 'Octets d’un programme',
    rows: {
      option: 'Transformer une option, avec valeur de remplacement',
      result: 'Un enchaînement de résultats',
      group: 'Grouper une liste et additionner chaque groupe',
      codec: 'Vérifier un objet de deux champs',
      task: 'Réessayer une promesse avec des délais croissants',
      decimal: 'Multiplier deux décimaux et arrondir',
      money: 'Additionner deux montants et répartir la somme',
      time: 'Lire un instant et ajouter deux semaines',
    },
  },
  nanoseconds: {
    title: 'Nanosecondes par opération',
    rows: {
      'Option: map and andThen, a value': 'Six étapes sur une option qui a une valeur',
      'Result: map and andThen, Ok': 'Six étapes sur un résultat qui réussit',
      'Array: groupBy of 1,000': 'Grouper 1 000 éléments',
      'Array: sortBy of 1,000': 'Trier 1 000 éléments selon une clé',
      'Iterable: map, filter, take 10 of 100,000':
        'Prendre 10 éléments sur 100 000, paresseusement',
      'Codec: decode a nested object': 'Accepter un objet imbriqué',
      'Codec: refuse a nested object': 'Refuser un objet imbriqué',
      'Task: make and run a value': 'Créer et exécuter une tâche qui donne une valeur',
      'Task: all of 100, each waits': 'Une tâche parmi 100 qui attendent en même temps',
      'BigDecimal: add two prices': 'Additionner deux prix',
      'BigDecimal: divide to 20 digits': 'Diviser à 20 décimales',
      'BigDecimal: round to 2 digits': 'Arrondir à 2 décimales',
    },
  },
  others: 'Les autres, par ordre croissant',
  // Italics mark what is English.
  ways: {
    'valibot, abort early': 'valibot, _abort early_',
    'zod, no eval': 'zod, _no eval_',
  },
  machine: {
    title: 'Contexte',
    value: 'Valeur',
    date: 'Date',
    processor: 'Processeur',
    cores: (count) => `${count} cœurs`,
    versions: 'Bibliothèques',
  },
};
