import { useState } from "react";
import classes from "../ui.module.css";

type AvatarProps = { src: string | null | undefined; name: string; size?: number; className?: string };

/** A person's photo, or a drawn figure if there is none or it does not load. */
export function Avatar({ src, name, size = 36, className = "" }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const look = { className: `${classes.avatar} ${className}`, width: size, height: size };
  if (src && src !== failed) {
    return <img {...look} src={src} alt={`Foto ${name}`} loading="lazy" onError={() => setFailed(src)} />;
  }
  return (
    <svg {...look} viewBox="0 0 40 40" role="img" aria-label={`Foto ${name} belum ada`}>
      <circle cx="20" cy="15.5" r="7" fill="currentColor" />
      <path d="M5.5 40c.6-9.2 6.7-14.2 14.5-14.2S33.9 30.8 34.5 40z" fill="currentColor" />
    </svg>
  );
}
