import { ActionIcon } from "@mantine/core";
import { IconCalendarShare } from "@tabler/icons-react";
import { useRef } from "react";
import { tanggal } from "#kernel/format.ts";
import { useSession } from "#web/api/session.ts";
import { addressOf } from "#web/documents/address.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { type Moving, moveKeys, useDragged } from "#web/ui/drag/useMoving.ts";
import { type Acara, NAMA_ACARA } from "../contract.ts";
import { RUPA_ACARA } from "./acara.ts";
import classes from "./kalender.module.css";

export type PindahAcara = (acara: Acara) => void;

type BarisAcaraProps = { acara: Acara; pindah: PindahAcara; moving?: Moving<Acara> };

/** One entry among days: dragged, or moved by its button with arrows. */
export function AcaraDigeser({ moving, ...props }: BarisAcaraProps & { moving: Moving<Acara> }) {
  const element = useRef<HTMLDivElement>(null);
  useDragged(element, moving.acts, props.acara);
  return (
    <div ref={element} className={classes.digeser} data-held={moving.isHeld(props.acara) || undefined}>
      <BarisAcara {...props} moving={moving} />
    </div>
  );
}

/** One entry: opens its document; one that may move has a button for it. */
export function BarisAcara({ acara, pindah, moving }: BarisAcaraProps) {
  const { kind, warna } = RUPA_ACARA[acara.jenis];
  const href = addressOf(kind, acara.kunci, useSession());
  const nama = `${NAMA_ACARA[acara.jenis]}: ${acara.judul}`;
  const keterangan = [nama, acara.orang?.namaLengkap, acara.selesai ? "selesai" : null].filter(Boolean).join(", ");
  const tip = acara.tetap === null ? keterangan : `${keterangan}. ${acara.tetap}`;
  return (
    <span className={classes.acara} data-selesai={acara.selesai || undefined} style={{ borderInlineStartColor: warna }}>
      {href === null ? (
        <span className={classes.isi} data-tip={tip}>
          {acara.judul}
        </span>
      ) : (
        <Tautan href={href} nama={keterangan} tip={tip} acara={acara} />
      )}
      {acara.geser && (
        <ActionIcon
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={`Pindahkan ${acara.judul} dari ${tanggal(acara.tanggal)}`}
          aria-pressed={moving?.isHeld(acara)}
          data-tip={
            moving ? "Seret ke hari lain; klik untuk memilih tanggal, atau tekan Spasi lalu panah" : "Pindahkan"
          }
          onClick={() => pindah(acara)}
          {...(moving && moveKeys(moving.acts, acara, [" "]))}
        >
          <IconCalendarShare size={14} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}

function Tautan({ href, nama, tip, acara }: { href: string; nama: string; tip: string; acara: Acara }) {
  const follow = useFollow(href);
  return (
    <a
      href={href}
      onClick={follow}
      className={classes.isi}
      data-tip={tip}
      aria-label={nama}
      // What is dragged is the entry around it.
      draggable={false}
    >
      {acara.judul}
    </a>
  );
}
