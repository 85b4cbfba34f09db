// cspell:disable -- words of two languages, without accents

export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a all also an and any are as at be but by can could do does each every even for from get has have',
    'how i if in into is it its just like make makes many me my need new not of on only or out over own',
    'r s same should so some t than that the their them then there these they this those to too up use',
    'using very want was we what when where which while who whole why will with without would yet you',
    'your again await const let',
    'ai au aussi aux avec ce ces cet cette chaque comment d dans de des du elle en est et eux faire faut',
    'il ils j je l la le les leur lui m ma mais mes mettre mon n ne nos notre nous ou par pas peut peux',
    'plusieurs pour pourquoi propre puis qu quand que quel quelle qui quoi sa sans se ses seul seulement',
    'si son sont sur ta te tes ton trop tu un une utiliser veux vos votre vous y',
  ].flatMap((line) => line.split(' ')),
);
