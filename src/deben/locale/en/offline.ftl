### What the page says when it has no connection to its server.

offline-title = No connection
offline-about = The server does not answer. This page keeps trying and continues as soon as it can.
offline-works = What works without it
offline-play = Playing the computer, several on one device and the first match: your browser knows the rules
offline-rules = The rules: { $game }
offline-levels = Every computer player; the stronger ones not at full strength until this device has fetched what they have learnt (1 MB a game): when one of them first plays here, or when you install the page
offline-settings = Language, colours and the other settings
offline-waits = What has to wait
offline-tables = Tables on the server: playing there with others, and watching.
offline-safe = Nothing is lost: every action you saw happen is stored, and your seats are kept for you.
offline-again = Try again now

## Tables of this device

offline-here = No connection to the server: new tables open on this device.
offline-on-device = on this device
offline-keep = Keep it on the server
offline-keep-about = The match was played on this device. The server can keep its record, for your list and for others who have the link.
offline-brought = This match was played on a player’s own device. The server keeps it and has replayed it, but cannot say who knew the seed.

## A site without a server

site-here = Everything here happens on your device: there is no server, and your tables stay in this browser.
