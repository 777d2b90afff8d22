"""Every card of the game and every mark that can lie on one, in order of id."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import Character, District
from twocities.citadels.characters.abbot import Abbot
from twocities.citadels.characters.alchemist import Alchemist
from twocities.citadels.characters.architect import Architect
from twocities.citadels.characters.artist import Artist
from twocities.citadels.characters.assassin import Assassin
from twocities.citadels.characters.bishop import Bishop
from twocities.citadels.characters.blackmailer import Blackmailer, BlankThreat, Threat
from twocities.citadels.characters.cardinal import Cardinal
from twocities.citadels.characters.citadela_abbot import CitadelaAbbot
from twocities.citadels.characters.citadela_queen import CitadelaQueen
from twocities.citadels.characters.classic_architect import ClassicArchitect
from twocities.citadels.characters.classic_merchant import ClassicMerchant
from twocities.citadels.characters.classic_warlord import ClassicWarlord
from twocities.citadels.characters.dark_city_abbot import DarkCityAbbot
from twocities.citadels.characters.dark_city_diplomat import DarkCityDiplomat
from twocities.citadels.characters.dark_city_emperor import DarkCityEmperor
from twocities.citadels.characters.dark_city_queen import DarkCityQueen
from twocities.citadels.characters.dark_city_tax_collector import DarkCityTaxCollector
from twocities.citadels.characters.dark_city_wizard import DarkCityWizard
from twocities.citadels.characters.diplomat import Diplomat
from twocities.citadels.characters.emperor import Emperor
from twocities.citadels.characters.king import King
from twocities.citadels.characters.magician import Magician
from twocities.citadels.characters.magistrate import BlankWarrant, Magistrate, Warrant
from twocities.citadels.characters.marshal import Marshal
from twocities.citadels.characters.merchant import Merchant
from twocities.citadels.characters.navigator import Navigator
from twocities.citadels.characters.patrician import Patrician
from twocities.citadels.characters.queen import Queen
from twocities.citadels.characters.scholar import Scholar
from twocities.citadels.characters.seer import Seer
from twocities.citadels.characters.spy import Spy
from twocities.citadels.characters.tax_collector import TaxCollector, Taxed
from twocities.citadels.characters.thief import Robbed, Thief
from twocities.citadels.characters.trader import Trader
from twocities.citadels.characters.warlord import Warlord
from twocities.citadels.characters.witch import Bewitched, Witch
from twocities.citadels.characters.wizard import Wizard
from twocities.citadels.districts.altar import Altar
from twocities.citadels.districts.annual_fair import AnnualFair
from twocities.citadels.districts.architects_chamber import ArchitectsChamber
from twocities.citadels.districts.armory import Armory
from twocities.citadels.districts.ball_room import BallRoom
from twocities.citadels.districts.basilica import Basilica
from twocities.citadels.districts.bell_tower import BellTower
from twocities.citadels.districts.botanical_garden import BotanicalGarden
from twocities.citadels.districts.capitol import Capitol
from twocities.citadels.districts.classic_laboratory import ClassicLaboratory
from twocities.citadels.districts.classic_library import ClassicLibrary
from twocities.citadels.districts.clockwork import Clockwork
from twocities.citadels.districts.consulate import Consulate
from twocities.citadels.districts.dark_city_armory import DarkCityArmory
from twocities.citadels.districts.dark_city_great_wall import DarkCityGreatWall
from twocities.citadels.districts.dark_city_museum import DarkCityMuseum
from twocities.citadels.districts.dark_city_poor_house import DarkCityPoorHouse
from twocities.citadels.districts.dark_city_quarry import DarkCityQuarry
from twocities.citadels.districts.dark_city_wishing_well import DarkCityWishingWell
from twocities.citadels.districts.dragon_gate import DragonGate
from twocities.citadels.districts.factory import Factory
from twocities.citadels.districts.forum import Forum
from twocities.citadels.districts.framework import Framework
from twocities.citadels.districts.gold_mine import GoldMine
from twocities.citadels.districts.graveyard import Graveyard
from twocities.citadels.districts.great_wall import GreatWall
from twocities.citadels.districts.haunted_city import HauntedCity
from twocities.citadels.districts.haunted_quarter import HauntedQuarter
from twocities.citadels.districts.hideout import Hideout
from twocities.citadels.districts.hospital import Hospital
from twocities.citadels.districts.imperial_treasury import ImperialTreasury
from twocities.citadels.districts.ivory_tower import IvoryTower
from twocities.citadels.districts.keep import Keep
from twocities.citadels.districts.laboratory import Laboratory
from twocities.citadels.districts.labyrinth import Labyrinth
from twocities.citadels.districts.library import Library
from twocities.citadels.districts.lighthouse import Lighthouse
from twocities.citadels.districts.map_room import MapRoom
from twocities.citadels.districts.merchants_bridge import MerchantsBridge
from twocities.citadels.districts.monument import Monument
from twocities.citadels.districts.museum import Museum
from twocities.citadels.districts.necropolis import Necropolis
from twocities.citadels.districts.observatory import Observatory
from twocities.citadels.districts.park import Park
from twocities.citadels.districts.poor_house import PoorHouse
from twocities.citadels.districts.quarry import Quarry
from twocities.citadels.districts.red_dragon import RedDragon
from twocities.citadels.districts.school_of_magic import SchoolOfMagic
from twocities.citadels.districts.secret_vault import SecretVault
from twocities.citadels.districts.smithy import Smithy
from twocities.citadels.districts.stables import Stables
from twocities.citadels.districts.statue import Statue
from twocities.citadels.districts.theater import Theater
from twocities.citadels.districts.thieves_den import ThievesDen
from twocities.citadels.districts.throne_room import ThroneRoom
from twocities.citadels.districts.wishing_well import WishingWell
from twocities.citadels.ids import (
    ABBOT,
    ALCHEMIST,
    ALTAR,
    ANNUAL_FAIR,
    ARCHITECT,
    ARCHITECTS_CHAMBER,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BALL_ROOM,
    BARRACKS,
    BASILICA,
    BELL_TOWER,
    BEWITCHED,
    BISHOP,
    BLACKMAILER,
    BOTANICAL_GARDEN,
    BUILT,
    CAPITOL,
    CARDINAL,
    CASTLE,
    CATHEDRAL,
    CHURCH,
    CITADELA_ABBOT,
    CITADELA_QUEEN,
    CLASSIC_ARCHITECT,
    CLASSIC_ASSASSIN,
    CLASSIC_BISHOP,
    CLASSIC_KING,
    CLASSIC_LABORATORY,
    CLASSIC_LIBRARY,
    CLASSIC_MAGICIAN,
    CLASSIC_MERCHANT,
    CLASSIC_OBSERVATORY,
    CLASSIC_THIEF,
    CLASSIC_WARLORD,
    CLOCKWORK,
    CONSULATE,
    DARK_CITY_ABBOT,
    DARK_CITY_ALCHEMIST,
    DARK_CITY_ARMORY,
    DARK_CITY_ARTIST,
    DARK_CITY_DIPLOMAT,
    DARK_CITY_EMPEROR,
    DARK_CITY_FACTORY,
    DARK_CITY_GREAT_WALL,
    DARK_CITY_IMPERIAL_TREASURY,
    DARK_CITY_MUSEUM,
    DARK_CITY_NAVIGATOR,
    DARK_CITY_POOR_HOUSE,
    DARK_CITY_QUARRY,
    DARK_CITY_QUEEN,
    DARK_CITY_TAX_COLLECTOR,
    DARK_CITY_WISHING_WELL,
    DARK_CITY_WITCH,
    DARK_CITY_WIZARD,
    DIPLOMAT,
    DOCKS,
    DRAGON_GATE,
    EMPEROR,
    FACTORY,
    FORTRESS,
    FORUM,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
    HARBOR,
    HAUNTED_CITY,
    HAUNTED_QUARTER,
    HIDEOUT,
    HOSPITAL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    KILLED,
    KING,
    LABORATORY,
    LABYRINTH,
    LIBRARY,
    LIGHTHOUSE,
    MAGICIAN,
    MAGISTRATE,
    MANOR,
    MAP_ROOM,
    MARKET,
    MARSHAL,
    MERCHANT,
    MERCHANTS_BRIDGE,
    MILITARY,
    MONASTERY,
    MONUMENT,
    MUSEUM,
    NAVIGATOR,
    NECROPOLIS,
    NOBLE,
    OBSERVATORY,
    PALACE,
    PARK,
    PATRICIAN,
    POOR_HOUSE,
    PRISON,
    PROTECTED,
    QUARRY,
    QUEEN,
    REAL_THREAT,
    RED_DRAGON,
    RELIGIOUS,
    ROBBED,
    SCHOLAR,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SEER,
    SIGNED_WARRANT,
    SMITHY,
    SPY,
    STABLES,
    STATUE,
    TAVERN,
    TAX_COLLECTOR,
    TAXED,
    TEMPLE,
    THEATER,
    THIEF,
    THIEVES_DEN,
    THREAT,
    THRONE_ROOM,
    TOWN_HALL,
    TRADE,
    TRADER,
    TRADING_POST,
    TURNED_THREAT,
    UNIVERSITY,
    WARLORD,
    WARRANT,
    WATCHTOWER,
    WISHING_WELL,
    WITCH,
    WIZARD,
)
from twocities.citadels.marks import Mark, MarkByItself

CHARACTER_CATALOG: Final = vec[Character](
    [
        Assassin(ASSASSIN, 1),
        Witch(WITCH, 1),
        Magistrate(MAGISTRATE, 1),
        Thief(THIEF, 2),
        Spy(SPY, 2),
        Blackmailer(BLACKMAILER, 2),
        Magician(MAGICIAN, 3),
        Wizard(WIZARD, 3),
        Seer(SEER, 3),
        King(KING, 4, NOBLE),
        Emperor(EMPEROR, 4, NOBLE, fewest_seats=3),
        Patrician(PATRICIAN, 4, NOBLE),
        Bishop(BISHOP, 5, RELIGIOUS),
        Abbot(ABBOT, 5, RELIGIOUS),
        Cardinal(CARDINAL, 5, RELIGIOUS),
        Merchant(MERCHANT, 6, TRADE),
        Alchemist(ALCHEMIST, 6),
        Trader(TRADER, 6, TRADE),
        Architect(ARCHITECT, 7),
        Navigator(NAVIGATOR, 7),
        Scholar(SCHOLAR, 7),
        Warlord(WARLORD, 8, MILITARY),
        Diplomat(DIPLOMAT, 8, MILITARY),
        Marshal(MARSHAL, 8, MILITARY),
        Queen(QUEEN, 9, fewest_seats=5),
        Artist(ARTIST, 9),
        TaxCollector(TAX_COLLECTOR, 9),
        CitadelaAbbot(CITADELA_ABBOT, 5, RELIGIOUS),
        CitadelaQueen(CITADELA_QUEEN, 9, fewest_seats=5),
        Assassin(CLASSIC_ASSASSIN, 1),
        Thief(CLASSIC_THIEF, 2),
        Magician(CLASSIC_MAGICIAN, 3),
        King(CLASSIC_KING, 4, NOBLE),
        Bishop(CLASSIC_BISHOP, 5, RELIGIOUS),
        ClassicMerchant(CLASSIC_MERCHANT, 6, TRADE),
        ClassicArchitect(CLASSIC_ARCHITECT, 7),
        ClassicWarlord(CLASSIC_WARLORD, 8, MILITARY),
        Witch(DARK_CITY_WITCH, 1),
        DarkCityTaxCollector(DARK_CITY_TAX_COLLECTOR, 2),
        DarkCityWizard(DARK_CITY_WIZARD, 3),
        DarkCityEmperor(DARK_CITY_EMPEROR, 4, NOBLE),
        DarkCityAbbot(DARK_CITY_ABBOT, 5, RELIGIOUS),
        Alchemist(DARK_CITY_ALCHEMIST, 6),
        Navigator(DARK_CITY_NAVIGATOR, 7),
        DarkCityDiplomat(DARK_CITY_DIPLOMAT, 8, MILITARY),
        Artist(DARK_CITY_ARTIST, 9),
        DarkCityQueen(DARK_CITY_QUEEN, 9, fewest_seats=5),
    ]
)

DISTRICT_CATALOG: Final = vec[District](
    [
        District(MANOR, 3, NOBLE, 5),
        District(CASTLE, 4, NOBLE, 4),
        District(PALACE, 5, NOBLE, 3),
        District(TEMPLE, 1, RELIGIOUS, 3),
        District(CHURCH, 2, RELIGIOUS, 3),
        District(MONASTERY, 3, RELIGIOUS, 3),
        District(CATHEDRAL, 5, RELIGIOUS, 2),
        District(TAVERN, 1, TRADE, 5),
        District(MARKET, 2, TRADE, 4),
        District(TRADING_POST, 2, TRADE, 3),
        District(DOCKS, 3, TRADE, 3),
        District(HARBOR, 4, TRADE, 3),
        District(TOWN_HALL, 5, TRADE, 2),
        District(WATCHTOWER, 1, MILITARY, 3),
        District(PRISON, 2, MILITARY, 3),
        District(BARRACKS, 3, MILITARY, 3),
        District(FORTRESS, 5, MILITARY, 2),
        Armory(ARMORY, 3),
        Basilica(BASILICA, 4),
        Capitol(CAPITOL, 5),
        DragonGate(DRAGON_GATE, 6),
        Factory(FACTORY, 5),
        Framework(FRAMEWORK, 3),
        GoldMine(GOLD_MINE, 6),
        GreatWall(GREAT_WALL, 6),
        HauntedQuarter(HAUNTED_QUARTER, 2),
        ImperialTreasury(IMPERIAL_TREASURY, 5),
        IvoryTower(IVORY_TOWER, 5),
        Keep(KEEP, 3),
        Laboratory(LABORATORY, 5),
        Library(LIBRARY, 6),
        MapRoom(MAP_ROOM, 5),
        Monument(MONUMENT, 4),
        Museum(MUSEUM, 4),
        Necropolis(NECROPOLIS, 5),
        Observatory(OBSERVATORY, 4),
        Park(PARK, 6),
        PoorHouse(POOR_HOUSE, 4),
        Quarry(QUARRY, 5),
        SchoolOfMagic(SCHOOL_OF_MAGIC, 6),
        SecretVault(SECRET_VAULT, 0),
        Smithy(SMITHY, 5),
        Stables(STABLES, 2),
        Statue(STATUE, 3),
        Theater(THEATER, 6),
        ThievesDen(THIEVES_DEN, 6),
        WishingWell(WISHING_WELL, 5),
        Graveyard(GRAVEYARD, 5),
        Hospital(HOSPITAL, 6),
        Lighthouse(LIGHTHOUSE, 3),
        HauntedCity(HAUNTED_CITY, 2),
        ClassicLaboratory(CLASSIC_LABORATORY, 5),
        Observatory(CLASSIC_OBSERVATORY, 5),
        DragonGate(UNIVERSITY, 6),
        ClassicLibrary(CLASSIC_LIBRARY, 6),
        DarkCityArmory(DARK_CITY_ARMORY, 3),
        DarkCityMuseum(DARK_CITY_MUSEUM, 4),
        ImperialTreasury(DARK_CITY_IMPERIAL_TREASURY, 4),
        DarkCityWishingWell(DARK_CITY_WISHING_WELL, 5),
        DarkCityQuarry(DARK_CITY_QUARRY, 5),
        DarkCityPoorHouse(DARK_CITY_POOR_HOUSE, 5),
        BellTower(BELL_TOWER, 5),
        Factory(DARK_CITY_FACTORY, 6),
        ThroneRoom(THRONE_ROOM, 6),
        BallRoom(BALL_ROOM, 6),
        DarkCityGreatWall(DARK_CITY_GREAT_WALL, 6),
        BotanicalGarden(BOTANICAL_GARDEN, 4),
        Forum(FORUM, 5),
        Clockwork(CLOCKWORK, 3),
        ArchitectsChamber(ARCHITECTS_CHAMBER, 4),
        Consulate(CONSULATE, 5),
        Labyrinth(LABYRINTH, 4),
        MerchantsBridge(MERCHANTS_BRIDGE, 4),
        Altar(ALTAR, 5),
        RedDragon(RED_DRAGON, 5),
        Hideout(HIDEOUT, 3),
        AnnualFair(ANNUAL_FAIR, 3),
    ]
)

MARK_CATALOG: Final = vec[Mark](
    [
        Mark(KILLED, 1, is_single=True, lowest=2),
        Bewitched(BEWITCHED, 1, is_single=True, lowest=2),
        Robbed(ROBBED, 2, is_single=True, lowest=2, spares_absent=True),
        BlankWarrant(WARRANT, 1),
        Warrant(SIGNED_WARRANT, 1, is_single=True),
        BlankThreat(THREAT, 2, lowest=2, spares_absent=True),
        Threat(REAL_THREAT, 2, is_single=True, lowest=2, spares_absent=True),
        MarkByItself(PROTECTED, 5, lowest=5, highest=5),
        MarkByItself(BUILT, 1),
        Taxed(TAXED, 1),
        Mark(TURNED_THREAT, 2, lowest=2, spares_absent=True),
    ]
)

COSTS: Final = vec[i64]([district.cost for district in DISTRICT_CATALOG])

TYPES_OF: Final = vec[i64]([district.type for district in DISTRICT_CATALOG])

RANKS: Final = vec[i64]([character.rank for character in CHARACTER_CATALOG])
