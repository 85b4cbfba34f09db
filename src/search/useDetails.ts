import { useEffect, useState } from 'react';
import type { Answer } from '@tstd-internal/search';
import type { PackageDetails, SymbolDetails } from '../details/details';
import { loadDetails } from '../details/loadDetails';

/** Returns what is known of an answer. The details of a package come when one of its names is found. */
export function useDetails(
  answers: readonly Answer[],
  baseUrl: string,
): (answer: Answer) => SymbolDetails | undefined {
  const [known, setKnown] = useState<Readonly<Record<string, PackageDetails>>>({});
  const names = new Set(answers.flatMap((answer) => answer.package ?? []));
  const wanted = [...names].filter((name) => known[name] === undefined).join(' ');

  useEffect(() => {
    for (const name of wanted.match(/\S+/g) ?? []) {
      loadDetails(baseUrl, name)
        .then((details) => {
          setKnown((before) => ({ ...before, [name]: details }));
        })
        // Without details an answer is still a name that leads to its page.
        .catch(() => undefined);
    }
  }, [wanted, baseUrl]);

  return ({ package: name = '', path }) => known[name]?.[path];
}
