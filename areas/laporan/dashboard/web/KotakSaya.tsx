import { Skeleton } from "@mantine/core";
import { IconArrowRight, IconInbox } from "@tabler/icons-react";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { ribuan } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { KOTAK } from "#web/ui/page/paths.ts";
import classes from "./dashboard.module.css";

/** What waits for the decision of this person, and the way there; nothing for who decides nothing. */
export function KotakSaya() {
  return useMay(persetujuan.getKotak) ? <Kotak /> : null;
}

function Kotak() {
  const { data } = useCall(persetujuan.getKotak, { limit: 1 });
  const follow = useFollow(KOTAK);
  return (
    <a className={classes.kotak} href={KOTAK} onClick={follow} data-waiting={(data?.totalDocs ?? 0) > 0 || undefined}>
      <IconInbox size={26} stroke={1.7} aria-hidden />
      <span className={classes.kotakNama}>Kotak Persetujuan</span>
      {data === undefined ? (
        <Skeleton height={24} width={180} />
      ) : (
        <span>
          <b className={classes.nilai}>{ribuan(data.totalDocs)}</b> menunggu putusan Anda
        </span>
      )}
      <IconArrowRight size={18} stroke={1.7} aria-hidden />
    </a>
  );
}
