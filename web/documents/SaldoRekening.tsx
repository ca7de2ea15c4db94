import { Anchor } from "@mantine/core";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { useMay } from "../api/session.ts";
import { Money } from "../ui/value/Money.tsx";
import { addressOfSimpanan } from "./address.ts";
import { useFollow } from "./useFollow.ts";

/** `saldo` is null for LAINNYA, which holds no money. */
type Props = { idRekening: number; saldo: number | null; masa?: { dari: string; sampai: string } };

/** Where the balance of an account comes from, for those who may see it. */
export function useSimpanan(idRekening: number, masa?: Props["masa"]): string | null {
  return useMay(simpanan.getSimpananByRekening) ? addressOfSimpanan(idRekening, masa) : null;
}

/** The balance of an account, which leads to its payments. */
export function SaldoRekening({ idRekening, saldo, masa }: Props) {
  const href = addressOfSimpanan(idRekening, masa);
  const follow = useFollow(href);
  const may = useMay(simpanan.getSimpananByRekening);
  if (!may || saldo === null) return <Money value={saldo} />;
  return (
    <Anchor href={href} onClick={follow} inherit>
      <Money value={saldo} />
    </Anchor>
  );
}
