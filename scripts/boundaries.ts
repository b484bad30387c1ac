/** The import boundaries: arrows point one way, and a vendor's package is imported in one place. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Rule {
  name: string;
  from: RegExp;
  /** What must not be imported: a path from the root, or a package's name. */
  to: RegExp;
  except?: RegExp;
  /** Types cost nothing at run time, so some rules let them pass. */
  typesToo: boolean;
}

const rules: Rule[] = [
  {
    name: 'the contract knows neither side',
    from: /^contract\//,
    to: /^(server|web|catalogue|scripts|e2e|bench)\//,
    typesToo: true,
  },
  {
    name: 'the catalogue runs everywhere',
    from: /^catalogue\//,
    to: /^(server|web|scripts|e2e|bench)\//,
    typesToo: true,
  },
  { name: 'the server does not import the web app', from: /^server\//, to: /^web\//, typesToo: true },
  { name: 'the web app does not import the server', from: /^web\//, to: /^server\//, typesToo: true },
  {
    name: 'schemas stay on the server: they would cost the first screen 20 kB',
    from: /^web\//,
    to: /^(contract\/|zod$|@hono\/zod-openapi$)/,
    except: /^contract\/(limits|cookies|drawn-cover|surface)\.ts(#|$)/,
    typesToo: false,
  },
  {
    name: 'ui and device know no feature',
    from: /^web\/(ui|device)\//,
    to: /^web\/(features\/|app|main|render|routes)/,
    typesToo: true,
  },
  {
    name: 'adapters, jobs and the database know no feature',
    from: /^server\/(adapters|jobs|database)\//,
    to: /^server\/(features\/|app|main)/,
    typesToo: true,
  },
  {
    name: 'features do not know the app that they are put into',
    from: /^(server|web)\/features\/(?!.*\.test\.)/,
    to: /^(server\/(app|main)|web\/(app|main|render|routes))\./,
    typesToo: true,
  },
  {
    name: "links are web/ui/link.tsx's: the router's own weigh 4 kB more",
    from: /^web\/(?!ui\/link\.tsx)/,
    to: /^react-router#(Link|NavLink|Form)$/,
    typesToo: true,
  },
  {
    name: 'one file per vendor',
    from: /^(?!server\/adapters\/mailer\/).*(?<!\.test\.ts)$/,
    to: /^nodemailer$/,
    typesToo: false,
  },
  { name: 'one file per vendor', from: /^(?!server\/adapters\/).*(?<!\.test\.ts)$/, to: /^sharp$/, typesToo: false },
];

interface Import {
  target: string;
  typeOnly: boolean;
}

async function importsOf(file: string): Promise<Import[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }): Import[] => {
    const target = resolve(moduleRequest.value);
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    const named = entries.map((entry) => ({ target: `${target}#${entry.importName.name}`, typeOnly: entry.isType }));
    return [{ target, typeOnly }, ...named];
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: resolve(moduleRequest.value), typeOnly: isType }] : [],
    ),
  );
  return [...imports, ...reexports];
}

/** Rings of files that need each other to run. */
function findCycles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file].join(' > '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

const faults: string[] = [];
const graph = new Map<string, string[]>();
for await (const file of glob('{contract,catalogue,server,web}/**/*.{ts,tsx}')) {
  const imports = await importsOf(file);
  graph.set(
    file,
    imports.flatMap(({ target, typeOnly }) => (typeOnly || target.includes('#') ? [] : [target])),
  );
  for (const { target, typeOnly } of imports) {
    const broken = rules.filter(
      (rule) =>
        rule.from.test(file) && rule.to.test(target) && !rule.except?.test(target) && (rule.typesToo || !typeOnly),
    );
    faults.push(...broken.map((rule) => `${file} imports ${target}: ${rule.name}`));
  }
}
faults.push(...findCycles(graph).map((cycle) => `a cycle: ${cycle}`));
console.log(faults.length > 0 ? faults.join('\n') : `${graph.size} files, every import within its bounds`);
if (faults.length > 0) process.exit(1);
