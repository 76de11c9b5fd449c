/** Who is of the patient's family. */
export const RELATIVES: ReadonlySet<string> = new Set(
  'mother father brother sister brothers sisters grandmother grandfather grandparent parents parent sibling siblings aunt uncle relatives relative mum mom dad son daughter cousin family ibu ayah bapak kakak adik nenek kakek saudara paman bibi keluarga ibunya ayahnya bapaknya kakaknya adiknya neneknya keluarganya saudaranya anaknya kakeknya pamannya bibinya mertuanya tante tantenya omnya pakde pakdenya bude budenya ipar iparnya mbahnya omanya opanya orangtuanya sib sibs mertua menantu cucu cucunya ponakan keponakan sepupu sepupunya'.split(
    ' ',
  ),
);
/** “Bapak serumah”, “teman sekamar”: of whom it is said where he lives is not who comes; “nenek sebelah kiri lumpuh” is of her side. */
export const BESIDE: ReadonlySet<string> = new Set('serumah sekamar sekantor sekelas sekos sebelahnya'.split(' '));
