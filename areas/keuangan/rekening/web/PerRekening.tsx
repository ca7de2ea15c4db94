import { Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useCall } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { LAINNYA, type PilihanRekening, rekening } from "../contract.ts";

export type Accounts = { accounts: readonly PilihanRekening[]; first: PilihanRekening };

/** A screen about one account at a time, once the accounts are known; the first one is preselected. */
export function PerRekening({ children }: { children: (accounts: Accounts) => ReactNode }) {
  const { data: answer, error } = useCall(rekening.getRekeningDropdown, {});
  if (answer === undefined) {
    return error === null ? <Skeleton height={420} aria-hidden /> : <Text role="alert">{error.message}</Text>;
  }
  const accounts = answer.data.filter((row) => row.namaRekening !== LAINNYA);
  const [first] = accounts;
  if (!first) return <EmptyState title="Belum ada rekening" text="Tambahkan rekening lebih dahulu di menu Rekening." />;
  return children({ accounts, first });
}
