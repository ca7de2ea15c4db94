/** How one action depends on another: it wrote, read or overwrote what the other wrote; or it came later, in its session or for all. */
export type Jenis = "ww" | "wr" | "rw" | "sesi" | "waktu";
export type Sisi = { dari: number; ke: number; jenis: Jenis; karena: string };

/** The names that Adya gave them: by what a cycle is made of. */
export function nameOf(cycle: readonly Sisi[]): string {
  const count = (jenis: Jenis) => cycle.filter((sisi) => sisi.jenis === jenis).length;
  const level = count("rw") > 1 ? "G2" : count("rw") === 1 ? "G-single" : count("wr") > 0 ? "G1c" : "G0";
  return level + (count("waktu") > 0 ? " in real time" : count("sesi") > 0 ? " within a session" : "");
}

/** Weakest first: a cycle is named by the least that it needs. */
const LEVELS: readonly (readonly Jenis[])[] = [
  ["ww"],
  ["ww", "wr"],
  ["ww", "wr", "rw"],
  ["ww", "wr", "rw", "sesi"],
  // Not with `sesi`: that somebody asked the primary in between does not make his list younger.
  ["ww", "wr", "rw", "waktu"],
];

/** A shortest cycle of each group of actions that depend on each other in a circle, with as few `rw` as can be. */
export function findCycles(nodes: number, edges: readonly Sisi[]): Sisi[][] {
  const found: Sisi[][] = [];
  let taken = new Set<number>();
  for (const level of LEVELS) {
    const usable = edges.filter(({ jenis, dari, ke }) => level.includes(jenis) && !(taken.has(dari) && taken.has(ke)));
    const out = outOf(nodes, usable);
    const group = groupsOf(nodes, out);
    const seen = new Set<number>();
    for (const edge of usable) {
      const { dari, ke } = edge;
      const circle = group[dari] ?? -1;
      if (circle !== group[ke] || seen.has(circle)) continue;
      const back = pathOf(out, ke, dari, (node) => group[node] === circle);
      if (back === null) continue;
      seen.add(circle);
      found.push(shorter(out, [edge, ...back], (node) => group[node] === circle));
    }
    taken = new Set([...taken, ...group.flatMap((circle, node) => (seen.has(circle) ? [node] : []))]);
  }
  return found;
}

/** Of the cycles through this one's actions, one with the fewest `rw` and then the fewest steps. */
function shorter(out: readonly Sisi[][], cycle: Sisi[], within: (node: number) => boolean): Sisi[] {
  const cost = (one: readonly Sisi[]) => one.filter(({ jenis }) => jenis === "rw").length * 1000 + one.length;
  let best = cycle;
  for (const { dari } of cycle) {
    for (const edge of out[dari] ?? []) {
      const back = within(edge.ke) ? pathOf(out, edge.ke, dari, within) : null;
      if (back && cost([edge, ...back]) < cost(best)) best = [edge, ...back];
    }
  }
  return best;
}

function outOf(nodes: number, edges: readonly Sisi[]): Sisi[][] {
  const out: Sisi[][] = Array.from({ length: nodes }, () => []);
  for (const edge of edges) out[edge.dari]?.push(edge);
  return out;
}

/** The shortest way from one action to another; as few `rw` as can be come before as few steps as can be. */
function pathOf(out: readonly Sisi[][], from: number, to: number, within: (node: number) => boolean): Sisi[] | null {
  const came = new Map<number, Sisi | null>([[from, null]]);
  let layer = [from];
  while (layer.length > 0 && !came.has(to)) {
    // All that is reached without another rw first.
    const later: Sisi[] = [];
    for (const node of layer) {
      for (const edge of out[node] ?? []) {
        if (came.has(edge.ke) || !within(edge.ke)) continue;
        if (edge.jenis === "rw") {
          later.push(edge);
          continue;
        }
        came.set(edge.ke, edge);
        layer.push(edge.ke);
      }
    }
    layer = [];
    for (const edge of later) {
      if (came.has(edge.ke)) continue;
      came.set(edge.ke, edge);
      layer.push(edge.ke);
    }
  }
  if (!came.has(to)) return null;
  const path: Sisi[] = [];
  for (let edge = came.get(to); edge; edge = came.get(edge.dari)) path.unshift(edge);
  return path;
}

/** The number of the strongly connected group of each node (Tarjan, without recursion). */
function groupsOf(nodes: number, out: readonly Sisi[][]): number[] {
  const index = new Array<number>(nodes).fill(-1);
  const low = new Array<number>(nodes).fill(0);
  const group = new Array<number>(nodes).fill(-1);
  const stack: number[] = [];
  let next = 0;
  for (let root = 0; root < nodes; root++) {
    if (index[root] !== -1) continue;
    const work: [node: number, edge: number][] = [[root, 0]];
    while (work.length > 0) {
      const [node, at] = work[work.length - 1] as [number, number];
      if (at === 0) {
        index[node] = low[node] = next++;
        stack.push(node);
      }
      const edge = out[node]?.[at];
      if (edge) {
        (work[work.length - 1] as [number, number])[1] += 1;
        if (index[edge.ke] === -1) work.push([edge.ke, 0]);
        else if (group[edge.ke] === -1) low[node] = Math.min(low[node] ?? 0, index[edge.ke] ?? 0);
        continue;
      }
      work.pop();
      const parent = work.at(-1)?.[0];
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
      if (low[node] === index[node]) {
        for (let one = -1; one !== node; ) {
          one = stack.pop() as number;
          group[one] = node;
        }
      }
    }
  }
  return group;
}
