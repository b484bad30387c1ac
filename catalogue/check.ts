import { formatFault } from './fault.ts';
import { checkCatalogue } from './rules/check-catalogue.ts';
import { kinds } from './title-file.ts';

const { titles, words, faults, closest, readability } = await checkCatalogue(import.meta.dirname);

for (const fault of faults) console.log(formatFault(fault));
if (faults.length) console.log();

const ideaCount = titles.reduce((sum, title) => sum + title.ideas.length, 0);
const perKind = kinds.map((kind) => `${kind} ${titles.filter((title) => title.kind === kind).length}`);
console.log(`${titles.length} titles (${perKind.join(', ')}), ${ideaCount} ideas, ${words} words`);
console.log(`Reading ease ${readability.median.toFixed(0)} (median; 60 to 70 is plain English). The hardest:`);
for (const { score, file, line, title } of readability.hardest)
  console.log(`  ${score.toFixed(0)}  ${file}:${line} ${title}`);
console.log('Closest ideas:');
for (const { similarity, first, second } of closest.slice(0, 5)) {
  console.log(
    `  ${similarity.toFixed(2)}  ${first.file}:${first.line} ${first.title} / ${second.file}:${second.line} ${second.title}`,
  );
}
console.log(`${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
