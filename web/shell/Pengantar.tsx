import { Anchor, CloseButton } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { BANTUAN } from "../ui/page/paths.ts";
import type { Layar } from "../ui/page/penjelasan.ts";
import { mayOpen, screenAt } from "./openScreens.ts";
import classes from "./shell.module.css";
import { useScreenPath } from "./useScreenPath.ts";

/**
 * The screens that each person has seen on this device, which are not asked for again (the server knows those of all
 * devices), or "semua" for who wants no explanation.
 */
const KEY = "kantor.pengantar";
const ALL = "semua";
/** Stands among the screens where the person saw one on another device: the next ones are hardly new either. */
const KNOWN = "lama";

const seenBy = (idUser: number): string[] => (localStorage.getItem(`${KEY}.${idUser}`) ?? "").split("\n");
const wanted = (idUser: number, path: string): boolean =>
  localStorage.getItem(KEY) !== ALL && !seenBy(idUser).includes(path);
const noteSeen = (idUser: number, path: string): void =>
  localStorage.setItem(`${KEY}.${idUser}`, [...seenBy(idUser).filter(Boolean), path].join("\n"));

/**
 * Explains a screen above it at the first visit and never again; not one that stays closed. One line says what it is for,
 * the rest comes when it is asked for.
 */
export function Pengantar({ session }: { session: Session }) {
  const path = useScreenPath();
  const { idUser } = session;
  const screen = screenAt(path);
  if (screen && !mayOpen(screen, session)) return null;
  return <SatuLayar key={path} idUser={idUser} path={path.replace(/\/+$/, "")} />;
}

function SatuLayar({ idUser, path }: { idUser: number; path: string }) {
  const [layar, setLayar] = useState<Layar | null>(null);
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  // Its line is kept from the first moment on, so that nothing moves when its words come, or do not.
  const [waits] = useState(() => wanted(idUser, path) && !seenBy(idUser).includes(KNOWN));
  useEffect(() => {
    if (!wanted(idUser, path)) return;
    let over = false;
    void import("#areas/sistem/bantuan/web/kenalkan.ts")
      .then(({ recognise }) => (over ? null : recognise(path)))
      .then((found) => {
        if (over) return;
        noteSeen(idUser, path);
        if (found === null) noteSeen(idUser, KNOWN);
        setLayar(found);
      })
      // Without an answer the screen is explained at another visit.
      .catch(() => {});
    return () => {
      over = true;
    };
  }, [idUser, path]);
  if (closed) return null;
  if (layar === null) return waits ? <div className={classes.tempatPengantar} data-screen /> : null;
  const [pertama, ...lanjutan] = layar.kalimat;
  return (
    <aside className={classes.pengantar} aria-label="Tentang layar ini" data-open={open || undefined} data-screen>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden />
      <p>
        <span>{pertama}</span>{" "}
        {open ? (
          <>
            {lanjutan.join(" ")}{" "}
            <Anchor
              renderRoot={(props) => <Link to={BANTUAN} search={{ layar: path }} {...props} />}
              inherit
              c="inherit"
              underline="always"
            >
              Panduan
            </Anchor>
          </>
        ) : (
          <PlainButton className={classes.lanjutan} onClick={() => setOpen(true)}>
            selengkapnya
          </PlainButton>
        )}
      </p>
      <CloseButton size="sm" aria-label="Tutup penjelasan" onClick={() => setClosed(true)} />
    </aside>
  );
}
