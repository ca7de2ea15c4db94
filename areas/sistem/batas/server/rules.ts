import type { Problem } from "#kernel/problem.ts";
import type { ValuesOf } from "#kernel/record.ts";
import type { isianBatas } from "../contract.ts";

type Isian = Pick<ValuesOf<typeof isianBatas>, "namaRole" | "cara">;

/** Somebody can always decide: nothing is closed to a Super Admin. */
export const problemOfBatas = ({ namaRole, cara }: Isian): Problem[] =>
  namaRole === "Super Admin" && cara === "tidak"
    ? [{ field: "cara", message: "Super Admin selalu dapat memutuskan, pilih sendiri atau berdua" }]
    : [];
