import { useEffect, useState } from 'react';
import type { Answer } from '../answer';
import type { PackageDetails, SymbolDetails } from '../../details/details';
import { loadDetails } from '../../details/loadDetails';

/** Returns what is known of an answer. The details of a package come when one of its names is found. */
export function useDetails(
  answers: readonly Answer[],
  baseUrl: string,
): (answer: Answer) => SymbolDetails | undefined {
  const [known, setKnown] = useState<Readonly<Record<string, PackageDetails>>>({});
  const wanted = [...new Set(answers.flatMap((answer) => answer.package ?? []))]
    .filter((name) => known[name] === undefined)
    .join(' ');

  useEffect(() => {
    let isCurrent = true;
    for (const name of wanted.split(' ').filter((each) => each !== '')) {
      loadDetails(baseUrl, name).then(
        (details) => {
          if (isCurrent) {
            setKnown((before) => ({ ...before, [name]: details }));
          }
        },
        () => {
          // Without details an answer is still a name that leads to its page.
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, baseUrl]);

  return ({ package: name, path }) =>
    name === undefined ? undefined : known[name]?.[path.slice(baseUrl.length - 1)];
}
