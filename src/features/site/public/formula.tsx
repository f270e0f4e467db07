import { useEffect, useRef, useState } from 'react';
import gene from '#ui/molecule/gene.svg?raw';
import geneUrl from '#ui/molecule/gene.svg?url&no-inline';
import genetika from '#ui/molecule/genetika.svg?raw';
import genetikaUrl from '#ui/molecule/genetika.svg?url&no-inline';
import { Molecule } from '#ui/molecule/molecule.tsx';
import tika from '#ui/molecule/tika.svg?raw';
import tikaUrl from '#ui/molecule/tika.svg?url&no-inline';
import { useSite } from '#ui/site-context.tsx';
import { homePageTexts } from '../texts/home-page.ts';
import styles from './formula.module.css';

/** The drawings that the server writes. The scripts have none of them: they would be 3 KiB of the home page. */
const drawings = import.meta.env.SSR ? { genetika, gene, tika } : { genetika: '', gene: '', tika: '' };

/** GENETIKA as an octapeptide, in two lines on phones. */
export function Formula() {
  const { formulaTitle, formulaContinued } = homePageTexts[useSite().language];
  return (
    <>
      <div className={styles.wide}>
        <Drawing drawing={drawings.genetika} address={genetikaUrl} title={formulaTitle} />
      </div>
      <div className={styles.narrow}>
        <Drawing drawing={drawings.gene} address={geneUrl} title={formulaTitle} />
        <Drawing drawing={drawings.tika} address={tikaUrl} title={formulaContinued} />
      </div>
    </>
  );
}

type DrawingProps = { drawing: string; address: string; title: string };

/** Fetched where the reader comes from another page. In the first document it is there, and hydration leaves it. */
function Drawing({ drawing, address, title }: DrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(drawing);
  useEffect(() => {
    if (ref.current?.childElementCount !== 0) return;
    fetch(address)
      .then(response => (response.ok ? response.text() : ''))
      .then(setShown, () => undefined);
  }, [address]);
  return <Molecule ref={ref} drawing={shown} title={title} />;
}
